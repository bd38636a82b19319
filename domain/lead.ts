/** What of an offer was pressed. */
export const leadKinds = ['callToAction', 'learnMore'] as const;

/** Where it stood. */
export const leadPlaces = ['card', 'partnerPage'] as const;

export type LeadKind = (typeof leadKinds)[number];
export type LeadPlace = (typeof leadPlaces)[number];

/** A person's interest in a partner's offer: what was pressed, where and when (requirements 7.7). */
export interface Lead {
  readonly partnerId: number;
  readonly kind: LeadKind;
  readonly place: LeadPlace;
  /** Milliseconds since 1970, by the browser's clock. */
  readonly madeAt: number;
}
