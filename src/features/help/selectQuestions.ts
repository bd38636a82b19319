import { foldText } from '#domain/foldText.ts';
import type { FaqQuery } from '#graphql/hooks.ts';

export type FaqGroup = FaqQuery['faq']['groups'][number];

/** Returns the questions in which every word of the search occurs in the group's name, the question, or the answer. */
export function selectQuestions(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = foldText([group.name, question, ...answer].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
