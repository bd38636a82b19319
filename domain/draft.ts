import * as v from 'valibot';
import { limits } from './limits.ts';

/** A field of a draft, as it was typed, right or wrong; empty where the browser holds what nobody has typed. */
export const draftText = v.fallback(v.pipe(v.string(), v.maxLength(limits.draftFieldLength)), '');

/** A box of a draft; not ticked where the browser holds something else. */
export const draftBooleanSchema = v.fallback(v.boolean(), false);

/**
 * The draft, unless it is older than what was typed is kept (contract: 24 hours). The server's clock as the browser
 * knows it steps back a little whenever a token tells it in whole seconds: a draft from a moment ahead is fresh.
 */
export function freshDraft<Draft extends { readonly savedAt: number }>(
  draft: Draft | null,
  now: number,
): Draft | null {
  return draft && Math.abs(now - draft.savedAt) < limits.draftLife ? draft : null;
}
