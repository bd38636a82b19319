import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { WriteMessage } from '#server/platform/mail/mailTemplate.ts';

const { marketplaceName, singleSignOnName, supportEmail } = brand;

export const singleSignOnMessage: WriteMessage = ({ hasPassword, publicUrl }) => ({
  subject: `You can now log in with ${singleSignOnName}`,
  paragraphs: [
    `Your ${marketplaceName} account is now linked with ${singleSignOnName}, so you can log in with it${hasPassword ? ' as well as with your password' : ''}.`,
    ...(hasPassword ? [] : ['To log in with a password too, choose one with "Forgot password?" first.']),
    `If this wasn't you, write to us at ${supportEmail}.`,
  ],
  actions: hasPassword ? [] : [{ label: 'Forgot password?', address: publicUrl + paths.forgotPassword }],
  notes: [],
});
