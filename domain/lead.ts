import * as v from 'valibot';
import { limits } from './limits.ts';

/** What of an offer was pressed. */
export const leadKinds = ['callToAction', 'learnMore'] as const;

/** Where it stood. */
export const leadPlaces = ['card', 'partnerPage'] as const;

export type LeadKind = (typeof leadKinds)[number];
export type LeadPlace = (typeof leadPlaces)[number];

const leadSchema = v.object({
  partnerId: v.number(),
  kind: v.picklist(leadKinds),
  place: v.picklist(leadPlaces),
  /** Milliseconds since 1970, by the browser's clock. */
  madeAt: v.number(),
});

/** Leads as the browser keeps them until the backend has been told. */
export const leadsSchema = v.pipe(v.array(leadSchema), v.maxLength(limits.pendingLeads));

/** A person's interest in a partner's offer: what was pressed, where and when (requirements 7.7). */
export type Lead = Readonly<v.InferOutput<typeof leadSchema>>;
