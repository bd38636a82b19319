import * as v from 'valibot';
import { draftTextSchema, draftBooleanSchema, dropExpiredDraft } from './draft.ts';

/** A draft of a product request as typed. A missing text is empty. */
export const productRequestDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Id of the draft's author; nobody else may see it. */
  userId: v.number(),
  typed: v.object({
    name: draftTextSchema,
    category: draftTextSchema,
    website: draftTextSchema,
    reason: draftTextSchema,
    people: draftTextSchema,
    mayContact: draftBooleanSchema,
    // Repeats the values of `contactWays`, since every page loads this file, but only the form loads
    // `productRequest.ts`.
    contactBy: v.fallback(v.picklist(['EMAIL', 'PHONE']), 'EMAIL'),
  }),
});

export type ProductRequestDraft = v.InferOutput<typeof productRequestDraftSchema>;

/** Returns the typed values of this person's draft; null without one or if it has expired. */
export function readOwnProductRequestDraft(
  draft: ProductRequestDraft | null,
  userId: number | undefined,
  now: number,
): ProductRequestDraft['typed'] | null {
  const fresh = dropExpiredDraft(draft, now);
  return fresh && fresh.userId === userId ? fresh.typed : null;
}
