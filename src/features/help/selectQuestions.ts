import type { FaqQuery } from '#graphql/hooks.ts';

export type FaqGroup = FaqQuery['faq']['groups'][number];
export type FaqQuestion = FaqGroup['questions'][number];

/** The groups with the questions in which every word of the search stands, in the question or its answer. */
export function selectQuestions(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = plain([group.name, question, ...answer].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Letter case and the kind of an apostrophe do not count. */
function plain(text: string): string {
  return text.toLocaleLowerCase('en').replaceAll('’', "'");
}
