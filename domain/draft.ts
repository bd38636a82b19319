import * as v from 'valibot';
import { limits } from './limits.ts';

/** A text of a draft as it was typed, valid or not; empty if the stored value is no such text. */
export const draftText = v.fallback(v.pipe(v.string(), v.maxLength(limits.draftFieldLength)), '');

/** A checkbox of a draft; unchecked if the stored value is no boolean. */
export const draftBooleanSchema = v.fallback(v.boolean(), false);

/** The draft, if it is fresh (24 hours). The known server time steps back at times, so drafts from the near future are. */
export function freshDraft<Draft extends { readonly savedAt: number }>(
  draft: Draft | null,
  now: number,
): Draft | null {
  return draft && Math.abs(now - draft.savedAt) < limits.draftLife ? draft : null;
}
