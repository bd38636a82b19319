import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { ProductRequestState } from '#domain/productRequest.ts';
import type { PartnerWithEntitlement } from '#server/modules/partners/availablePartners.ts';
import type { MailContent } from '#server/platform/mail/message.ts';

/** A decision about a product request, as a mail reports it. Texts that people entered are on one line. */
export interface RequestMessageFacts {
  readonly reference: string;
  readonly name: string;
  readonly state: Extract<ProductRequestState, 'planned' | 'available' | 'declined' | 'merged' | 'withdrawn'>;
  /** Reason why the request was declined; null otherwise. */
  readonly reason: string | null;
  /** The partner who has the product; null if no partner has it, or if the reader has no company. */
  readonly partner: Pick<PartnerWithEntitlement, 'title' | 'path' | 'isIncluded'> | null;
  /** Reference of the request into which this one was merged; null if that is not of the reader's company. */
  readonly mergedInto: string | null;
  /** Whether the request into which this one was merged is planned. */
  readonly isPlannedThere: boolean;
  /** Whether the reader's own request, or their company's, was merged into the decided one. */
  readonly wasMerged: boolean;
  readonly isOwn: boolean;
}

/** The end of the mail's subject, and the sentence about the decision, by state. */
const decisionTexts: Readonly<
  Record<RequestMessageFacts['state'], (decided: RequestMessageFacts) => readonly [string, string]>
> = {
  planned: ({ name }) => [
    'is planned',
    `We are working on it: ${name} is planned. We write to you again once you can use it.`,
  ],
  available: ({ name, partner }) => [
    'is available',
    partner
      ? `${name} is available now, from ${partner.title}.${describeMissing(partner)}`
      : `${name} is available now.`,
  ],
  declined: ({ name, reason }) => [
    'was declined',
    `We can't offer ${name}. The reason: ${reason ?? 'none was given.'}`,
  ],
  withdrawn: ({ name, wasMerged }) => [
    'was withdrawn',
    `${wasMerged ? 'The people who asked for that one withdrew it' : 'An owner of your company withdrew it'}, so the request for ${name} is closed. You can ask for it again.`,
  ],
  merged: ({ name, mergedInto, isPlannedThere }) => [
    'was merged with another one',
    `${mergedInto === null ? `Something like ${name} was asked for before` : `${name} was asked for before, as ${mergedInto}`}. Your vote counts there now.${isPlannedThere ? ' It is planned: we write to you again once you can use it.' : ''}`,
  ],
};

function describeMissing({ title, path, isIncluded }: NonNullable<RequestMessageFacts['partner']>): string {
  if (isIncluded) return '';
  const way = path === null ? '' : ': you can ask for it on its page';
  return ` Your company doesn't have ${title} yet${way}.`;
}

export function productRequestMessage(
  decided: RequestMessageFacts,
  { publicUrl }: { readonly publicUrl: string },
): Omit<MailContent, 'greeting'> {
  const { reference, state, isOwn, wasMerged, partner } = decided;
  const [what, sentence] = decisionTexts[state](decided);
  const path = state === 'available' ? (partner?.path ?? null) : null;
  return {
    subject: `${isOwn ? 'Your request' : 'The request'} ${reference} ${what}`,
    paragraphs: [
      `${isOwn ? 'You asked' : 'Your company asked'} ${brand.marketplaceName} for a product (${reference}).`,
      wasMerged ? `We merged it with a similar one. ${sentence}` : sentence,
    ],
    actions: [
      partner === null || path === null
        ? { label: 'Open your requests', address: publicUrl + paths.requestProducts }
        : {
            label: partner.isIncluded ? 'Open the offer' : `Ask for ${partner.title}`,
            address: publicUrl + path,
          },
    ],
    notes: [],
  };
}
