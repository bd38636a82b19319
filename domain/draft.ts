import * as v from 'valibot';
import { limits } from './limits.ts';

/** A text of a draft as typed, valid or not; empty if the stored value is too long or no text. */
export const draftTextSchema = v.fallback(v.pipe(v.string(), v.maxLength(limits.draftFieldLength)), '');

/** A checkbox of a draft; unchecked if the stored value is no boolean. */
export const draftBooleanSchema = v.fallback(v.boolean(), false);

/** Returns the draft if `savedAt` is within 24 hours before or after `now` (a clock can be set back), or else null. */
export function dropExpiredDraft<Draft extends { readonly savedAt: number }>(
  draft: Draft | null,
  now: number,
): Draft | null {
  return draft && Math.abs(now - draft.savedAt) < limits.draftLife ? draft : null;
}
