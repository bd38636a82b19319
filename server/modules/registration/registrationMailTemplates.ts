import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { MailTemplates, WriteMessage } from '#server/platform/mail/mailTemplate.ts';

const product = brand.marketplaceName;
const support = brand.supportEmail;

const verificationMessage: WriteMessage = ({ link, wantedPartner }) => ({
  subject: 'Confirm your email',
  paragraphs: [
    `Thank you for registering with ${product}. Please confirm that this is your email address.`,
    ...(wantedPartner === null
      ? []
      : [`When you log in for the first time, on any device, we take you to ${wantedPartner}.`]),
  ],
  actions: [{ label: 'Confirm my email', address: link }],
  notes: [
    'The link works once and expires in 24 hours.',
    "If you didn't register, you can ignore this email.",
  ],
});

const accountExistsMessage: WriteMessage = ({ publicUrl }) => ({
  subject: 'You already have an account',
  paragraphs: [
    `Someone, most likely you, registered with ${product} under this email address. You already have an account here, so you can log in right away.`,
  ],
  actions: [
    { label: 'Log in', address: publicUrl + paths.login },
    { label: 'Reset your password', address: publicUrl + paths.forgotPassword },
  ],
  notes: ["If this wasn't you, you can ignore this email: nothing has changed."],
});

const accountDeactivatedMessage: WriteMessage = ({ companyName }) => ({
  subject: 'Your account is deactivated',
  paragraphs: [
    `Someone, most likely you, asked for a link to your ${product} account. The account is deactivated, so nobody can log in to it.`,
    `If you need it again, ask the owner of ${companyName ?? 'your company'}, or write to us at ${support}.`,
  ],
  actions: [],
  notes: [],
});

const passwordResetMessage: WriteMessage = ({ link }) => ({
  subject: 'Reset your password',
  paragraphs: [`Someone, most likely you, asked to reset the password of your ${product} account.`],
  actions: [{ label: 'Create a new password', address: link }],
  notes: [
    'The link works once and expires in 60 minutes.',
    "If you didn't ask for this, you can ignore this email: your password stays as it is.",
  ],
});

const passwordChangedMessage: WriteMessage = ({ publicUrl }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of your ${product} account was changed. Every other device was logged out.`,
    `If this wasn't you, reset your password now, and write to us at ${support}.`,
  ],
  actions: [{ label: 'Reset your password', address: publicUrl + paths.forgotPassword }],
  notes: [],
});

export const registrationMailTemplates = {
  verificationMail: {
    goesTo: 'everybody',
    secretLink: { purpose: 'verification', path: paths.verification },
    write: verificationMessage,
  },
  accountExistsMail: { goesTo: 'everybody', write: accountExistsMessage },
  accountDeactivatedMail: { goesTo: 'everybody', write: accountDeactivatedMessage },
  passwordResetMail: {
    goesTo: 'everybody',
    secretLink: { purpose: 'passwordReset', path: paths.resetPassword },
    write: passwordResetMessage,
  },
  passwordChangedMail: { goesTo: 'everybody', isNotice: true, write: passwordChangedMessage },
} satisfies Partial<MailTemplates>;
