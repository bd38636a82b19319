import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';

/** Rules of the form that asks for a partner. */
export const partnerRequestSchema = v.object({ reason: requiredText('Reason', limits.productReasonLength) });
