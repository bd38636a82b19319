import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { WriteMessage } from '#server/platform/mail/mailTemplate.ts';

const product = brand.marketplaceName;

export const invitationMessage: WriteMessage = ({ inviterName, invitationNote, companyName, link }) => ({
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
});

export const invitationRequestMessage: WriteMessage = ({ personName, companyName, publicUrl }) => ({
  subject: `${personName || 'Somebody you invited'} asks for a new invitation`,
  paragraphs: [
    `Your invitation of ${personName || 'somebody'} to ${companyName ?? 'your company'} on ${product}: the link that they opened no longer works. They ask you for a new one.`,
  ],
  actions: [{ label: 'Open your account settings', address: publicUrl + paths.account }],
  notes: ["If you don't want to invite them again, you can ignore this email."],
});
