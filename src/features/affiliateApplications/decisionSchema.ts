import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';

/** Labels of the words that a decision needs. */
export const decisionLabels = { reason: 'Reason', question: 'Question' } as const;

/** Values of the form of a decision. */
export function decisionSchemaOf(needs: keyof typeof decisionLabels | undefined) {
  return v.object({
    words: needs ? requiredText(decisionLabels[needs], limits.applicationWordsLength) : v.string(),
  });
}
