import * as v from 'valibot';
import { limits } from './limits.ts';

export const leadKinds = ['callToAction', 'learnMore'] as const;

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

export const leadsSchema = v.pipe(v.array(leadSchema), v.maxLength(limits.pendingLeads));

/** A person's click on a link of an offer: which partner, link, and place, and when (requirements 7.7). */
export type Lead = Readonly<v.InferOutput<typeof leadSchema>>;
