import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { Message } from '#server/platform/mail/message.ts';

/** What was decided about a partner that was asked for. Texts are on one line. */
export interface DecidedPartner {
  readonly partnerTitle: string;
  /** Their page; null where they have none here. */
  readonly path: string | null;
  /** Why it was denied; null where the company has it now. */
  readonly refusal: string | null;
}

export function entitlementMessage(
  { partnerTitle, path, refusal }: DecidedPartner,
  { publicUrl }: { readonly publicUrl: string },
): Omit<Message, 'greeting'> {
  const [subject, outcome, label] =
    refusal === null
      ? [
          `${partnerTitle} is now available to everyone at your company`,
          'You can use the offer from now on.',
          'Open the offer',
        ]
      : [
          `Your request for ${partnerTitle} was declined`,
          `We can't offer it to your company. The reason: ${refusal}`,
          'Ask again',
        ];
  return {
    subject,
    paragraphs: [`You asked ${brand.marketplaceName} for ${partnerTitle}.`, outcome],
    actions: [
      path === null
        ? { label: 'Open your dashboard', address: publicUrl + paths.dashboard }
        : { label, address: publicUrl + path },
    ],
    notes: [],
  };
}
