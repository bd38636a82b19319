import { randomKey } from '#domain/randomKey.ts';

/** The same answers go under the same key until they are taken: an answer that was lost is found again. */
export function createSubmissionKeys() {
  let last: { readonly answers: string; readonly key: string } | null = null;
  return {
    of: (answers: object): string => {
      const text = JSON.stringify(answers);
      last = last?.answers === text ? last : { answers: text, key: randomKey() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
}
