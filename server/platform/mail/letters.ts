import { brand } from '#domain/brand.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { MailKind } from '#domain/letter.ts';
import { paths } from '#domain/paths.ts';
import { applicationLetter, type DecidedApplication } from '#server/modules/affiliates/applicationLetter.ts';
import { reminderLetter, type Reminder } from '#server/modules/certificates/reminderLetter.ts';
import { entitlementLetter, type DecidedPartner } from '#server/modules/entitlements/entitlementLetter.ts';
import { offerLetter, type MailedOffers } from '#server/modules/offers/offerLetter.ts';
import { roleLetter, type ChangedRole } from '#server/modules/people/roleLetter.ts';
import { requestLetter, type DecidedRequest } from '#server/modules/requests/requestLetter.ts';
import type { Letter } from './letter.ts';

/** What letters tell of. Names are on one line, and may be empty where nobody has told them yet. */
export interface LetterFacts {
  /** First name of who gets the letter. */
  readonly firstName: string;
  /** Full name of whom the letter is about. */
  readonly personName: string;
  readonly companyName: string | null;
  /** Whether who gets the letter has chosen a password. */
  readonly hasPassword: boolean;
  /** Full name of who invited the person; null where nobody did, or they are gone. */
  readonly inviterName: string | null;
  /** Title of the partner whose offer led the person to register; null where none did. */
  readonly wantedPartner: string | null;
  /** What they wrote to the person. */
  readonly invitationNote: string | null;
  /** The coupon that the letter is about. */
  readonly coupon: {
    readonly code: string;
    /** Its last day (YYYY-MM-DD); null where it stays good. */
    readonly goodUntil: string | null;
    readonly partnerTitle: string;
    /** The page where it stands. */
    readonly path: string;
  } | null;
  /** What a letter about a webinar tells of it; null for all others. */
  readonly webinar: {
    readonly title: string;
    readonly startsAt: string;
    readonly startsInUtc: string;
    readonly minutes: number;
  } | null;
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Where this letter leads with its secret; the product itself where it has none. */
  readonly link: string;
}

/** Mails whose letter needs no more than the facts. */
type PlainKind = Exclude<
  MailKind,
  'certificateMail' | 'productRequestMail' | 'applicationMail' | 'entitlementMail' | 'offerMail' | 'roleMail'
>;

const product = brand.marketplaceName;
const support = brand.supportEmail;

const letters: Readonly<Record<PlainKind, (facts: LetterFacts) => Omit<Letter, 'greeting'>>> = {
  verificationMail: ({ link, wantedPartner }) => ({
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
  }),

  accountExistsMail: ({ publicUrl }) => ({
    subject: 'You already have an account',
    paragraphs: [
      `Someone, most likely you, registered with ${product} under this email address. You already have an account here, so you can log in right away.`,
    ],
    actions: [
      { label: 'Log in', address: publicUrl + paths.login },
      { label: 'Reset your password', address: publicUrl + paths.forgotPassword },
    ],
    notes: ["If this wasn't you, you can ignore this email: nothing has changed."],
  }),

  accountDeactivatedMail: ({ companyName }) => ({
    subject: 'Your account is deactivated',
    paragraphs: [
      `Someone, most likely you, asked for a link to your ${product} account. The account is deactivated, so nobody can log in to it.`,
      `If you need it again, ask the owner of ${companyName ?? 'your company'}, or write to us at ${support}.`,
    ],
    actions: [],
    notes: [],
  }),

  invitationMail: ({ inviterName, invitationNote, companyName, link }) => ({
    subject: inviterName ? `${inviterName} invited you to ${product}` : `You're invited to ${product}`,
    paragraphs: [
      companyName === null
        ? `${inviterName ? `${inviterName} invited you` : "You're invited"} to administer ${product}.`
        : `${inviterName ?? 'Your company'} invited you to join ${companyName} on ${product}. ${brand.promise}`,
      ...(invitationNote === null ? [] : [`${inviterName ?? 'They'} wrote: "${invitationNote}"`]),
    ],
    actions: [{ label: 'Accept the invitation', address: link }],
    notes: [
      'The invitation works once, for 7 days from when you were invited last.',
      "If you don't know the sender, you can ignore this email.",
    ],
  }),

  passwordResetMail: ({ link }) => ({
    subject: 'Reset your password',
    paragraphs: [`Someone, most likely you, asked to reset the password of your ${product} account.`],
    actions: [{ label: 'Create a new password', address: link }],
    notes: [
      'The link works once and expires in 60 minutes.',
      "If you didn't ask for this, you can ignore this email: your password stays as it is.",
    ],
  }),

  passwordChangedMail: ({ publicUrl }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${product} account was changed. Every other device was logged out.`,
      `If this wasn't you, reset your password now, and write to us at ${support}.`,
    ],
    actions: [{ label: 'Reset your password', address: publicUrl + paths.forgotPassword }],
    notes: [],
  }),

  singleSignOnLinkedMail: ({ hasPassword, publicUrl }) => ({
    subject: `You can now log in with ${brand.singleSignOnName}`,
    paragraphs: [
      `Your ${product} account is now linked with ${brand.singleSignOnName}, so you can log in with it${hasPassword ? ' as well as with your password' : ''}.`,
      ...(hasPassword ? [] : ['To log in with a password too, choose one with "Forgot password?" first.']),
      `If this wasn't you, write to us at ${support}.`,
    ],
    actions: hasPassword ? [] : [{ label: 'Forgot password?', address: publicUrl + paths.forgotPassword }],
    notes: [],
  }),

  webinarRegisteredMail: ({ webinar, publicUrl }) => ({
    subject: `You're registered: ${webinar?.title ?? 'webinar'}`,
    paragraphs: webinar
      ? [
          `You're registered for the webinar "${webinar.title}".`,
          `${webinar.startsAt} (${webinar.startsInUtc}), about ${webinar.minutes} minutes.`,
        ]
      : [],
    actions: [{ label: 'Open the webinar page', address: publicUrl + paths.webinar }],
    notes: ["The link to join is on that page. If you can't come, you can unregister there."],
  }),

  invitationRequestMail: ({ personName, companyName, publicUrl }) => ({
    subject: `${personName || 'Somebody you invited'} asks for a new invitation`,
    paragraphs: [
      `Your invitation of ${personName || 'somebody'} to ${companyName ?? 'your company'} on ${product}: the link that they opened no longer works. They ask you for a new one.`,
    ],
    actions: [{ label: 'Open your account settings', address: publicUrl + paths.account }],
    notes: ["If you don't want to invite them again, you can ignore this email."],
  }),

  couponMail: ({ coupon, publicUrl }) => ({
    ...(coupon && { barcode: coupon.code }),
    subject: `Your ${coupon?.partnerTitle ?? product} coupon`,
    paragraphs: [
      `Here is your coupon code: ${coupon?.code ?? ''}`,
      `Show it at checkout. It is yours alone${coupon?.goodUntil ? `, and good until ${formatDay(coupon.goodUntil)}` : ''}.`,
    ],
    actions: [{ label: 'Open the offer', address: publicUrl + (coupon?.path ?? paths.dashboard) }],
    notes: ['You get this email because you asked for it on the page of the offer.'],
  }),
};

/** The letter of a kind, or the one about something by itself. */
export function writeLetter(
  about:
    PlainKind | Reminder | DecidedRequest | DecidedApplication | DecidedPartner | MailedOffers | ChangedRole,
  facts: LetterFacts,
): Letter {
  const greeting = facts.firstName ? `Hello ${facts.firstName},` : 'Hello,';
  if (typeof about === 'string') return { greeting, ...letters[about](facts) };
  if ('decision' in about) return { greeting, ...applicationLetter(about, facts) };
  if ('reference' in about) return { greeting, ...requestLetter(about, facts) };
  if ('news' in about) return { greeting, ...offerLetter(about, facts) };
  if ('formerRoleId' in about) return { greeting, ...roleLetter(about, facts) };
  if ('partnerTitle' in about) return { greeting, ...entitlementLetter(about, facts) };
  return { greeting, ...reminderLetter(about, facts) };
}
