import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';

/** Labels of the words that a decision needs. */
export const decisionLabels = { reason: 'Reason', question: 'Question' } as const;

/** Finds the problem with the typed words; undefined when there is none. */
export function findWordsProblem(needs: keyof typeof decisionLabels, typed: string): string | undefined {
  const rule = requiredText(decisionLabels[needs], limits.applicationWordsLength);
  return v.safeParse(rule, typed).issues?.[0].message;
}
