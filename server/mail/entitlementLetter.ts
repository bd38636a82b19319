import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { Letter } from './letter.ts';

/** A partner that was asked for, and that the company has now. Texts are on one line. */
export interface GrantedPartner {
  readonly partnerTitle: string;
  /** Their page; null where they have none here. */
  readonly path: string | null;
}

export function entitlementLetter(
  { partnerTitle, path }: GrantedPartner,
  { publicUrl }: { readonly publicUrl: string },
): Omit<Letter, 'greeting'> {
  return {
    subject: `Your company has ${partnerTitle} now`,
    paragraphs: [
      `You asked ${brand.marketplaceName} for ${partnerTitle}.`,
      'Your company has it now: everybody of it can use the offer.',
    ],
    actions: [
      path === null
        ? { label: 'Open your dashboard', address: publicUrl + paths.dashboard }
        : { label: 'Open the offer', address: publicUrl + path },
    ],
    notes: [],
  };
}
