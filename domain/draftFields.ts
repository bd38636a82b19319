import * as v from 'valibot';
import { limits } from './limits.ts';

/** A field of a draft, as it was typed, right or wrong; empty where the browser holds what nobody has typed. */
export const draftText = v.fallback(v.pipe(v.string(), v.maxLength(limits.draftFieldLength)), '');

/** A box of a draft; not ticked where the browser holds something else. */
export const draftTick = v.fallback(v.boolean(), false);
