/** Limits of published content, in characters. Every page loads `limits.ts`, but only some load this file. */
export const publishingLimits = {
  lineLength: 150,
  textLength: 2_000,
  noteLength: 500,
  /** Maximal length of a search word, and maximal number of search words. */
  wordLength: 60,
  words: 200,
  wordsLength: 6_000,
  categoryNameLength: 40,
  categories: 30,
} as const;
