import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import type { ProductRequestDecision } from '#graphql/adminHooks.ts';

/** Values of the form of a decision; `into` is the reference of another request. */
export function decisionSchemaOf(decision: ProductRequestDecision) {
  return v.object({
    reason: decision === 'decline' ? requiredText('Reason', limits.productReasonLength) : v.string(),
    partnerId: v.string(),
    into: v.pipe(v.string(), v.trim()),
  });
}

export type TypedDecision = v.InferOutput<ReturnType<typeof decisionSchemaOf>>;
