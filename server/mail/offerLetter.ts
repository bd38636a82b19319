import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { Letter } from './letter.ts';

/** An offer that had ended and runs again. Texts are on one line. */
export interface ReturnedOffer {
  readonly partnerTitle: string;
  readonly benefit: string;
  /** The last day (MM/DD/YYYY); null where it runs on. */
  readonly lastDay: string | null;
  /** The page of the partner; null where they have none here. */
  readonly path: string | null;
}

export function offerLetter(
  { partnerTitle, benefit, lastDay, path }: ReturnedOffer,
  { publicUrl }: { readonly publicUrl: string },
): Omit<Letter, 'greeting'> {
  const until = lastDay === null ? '' : `, until ${lastDay}`;
  return {
    subject: `The offer from ${partnerTitle} is back`,
    paragraphs: [
      `You asked ${brand.marketplaceName} to tell you when the offer from ${partnerTitle} is back.`,
      `Your company can use it again${until}: ${benefit}`,
    ],
    actions: [
      path === null
        ? { label: 'Open your dashboard', address: publicUrl + paths.dashboard }
        : { label: 'Open the offer', address: publicUrl + path },
    ],
    notes: [],
  };
}
