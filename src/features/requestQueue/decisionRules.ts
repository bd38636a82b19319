import { formMessages } from '#domain/formMessages.ts';
import type { ProductRequestDecision } from '#graphql/adminHooks.ts';

/** Finds the problem with the reason for a decision; undefined when there is none. */
export function findReasonProblem(decision: ProductRequestDecision, reason: string): string | undefined {
  return decision === 'DECLINE' && reason.trim() === '' ? formMessages.required('Reason') : undefined;
}
