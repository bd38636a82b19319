import * as v from 'valibot';
import { draftText, draftBooleanSchema, freshDraft } from './draft.ts';
import type { ProductRequestFields } from './productRequest.ts';

/** A product request that was begun: everything as it was typed. */
export const productRequestDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Who typed it: another person's is not theirs to see. */
  userId: v.number(),
  typed: v.object({
    name: draftText,
    category: draftText,
    website: draftText,
    reason: draftText,
    people: draftText,
    mayContact: draftBooleanSchema,
    // Spelled out: every page loads this file, and none but the form the rules of a request.
    contactBy: v.fallback(v.picklist(['EMAIL', 'PHONE']), 'EMAIL'),
  }),
});

export type ProductRequestDraft = v.InferOutput<typeof productRequestDraftSchema>;

/** What this person has typed, unless it is older than what was typed is kept; null where there is nothing. */
export function ownProductRequestDraft(
  draft: ProductRequestDraft | null,
  userId: number | undefined,
  now: number,
): ProductRequestFields | null {
  const fresh = freshDraft(draft, now);
  return fresh && fresh.userId === userId ? fresh.typed : null;
}
