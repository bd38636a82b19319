import { brand } from '#domain/brand.ts';
import { settingsPath } from '#domain/settingsAddress.ts';
import type { TemplateData } from '#server/platform/mail/mailTemplate.ts';
import type { MailContent } from '#server/platform/mail/message.ts';

export interface ReminderMessageFacts {
  readonly type: string;
  /** The holder of the certificate, on one line. */
  readonly holder: string;
  /** The last day on which the certificate is valid (MM/DD/YYYY). */
  readonly expiresOn: string;
  /** The time left in words: `Expires in 14 days`. */
  readonly expiry: string;
  /** Whether the reader is an owner: only owners can open the certificates. */
  readonly isOwner: boolean;
  /** Whether the reader is an owner who stands in, because no chosen recipient is active. */
  readonly standIn: boolean;
}

export function reminderMessage(
  { type, holder, expiresOn, expiry, isOwner, standIn }: ReminderMessageFacts,
  { companyName, publicUrl }: Pick<TemplateData, 'companyName' | 'publicUrl'>,
): Omit<MailContent, 'greeting'> {
  const product = brand.marketplaceName;
  const company = companyName ?? 'your company';
  const when = expiry.toLowerCase();
  return {
    subject: `${type}: ${when}`,
    paragraphs: [
      `${type} of ${holder}, kept for ${company} on ${product}: ${when}, on ${expiresOn}.`,
      isOwner
        ? 'Once you have the new one, renew it there, so that we stop reminding people of the old one.'
        : `An owner of ${company} can renew it on ${product}. Once you have the new one, send it to them, so that we stop reminding people of the old one.`,
    ],
    actions: isOwner
      ? [{ label: 'Open the certificates', address: publicUrl + settingsPath('certificates') }]
      : [],
    notes: [
      standIn
        ? 'You get this email as an owner of your company, since nobody chosen for the reminders is active. To choose somebody else, change the certificate.'
        : 'You get this email because an owner of your company chose you for the reminders.',
    ],
  };
}
