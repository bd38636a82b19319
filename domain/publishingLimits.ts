/** Limits of what administrators publish, in characters; kept apart from those that every page loads. */
export const publishingLimits = {
  lineLength: 150,
  textLength: 2_000,
  noteLength: 500,
  /** Characters of a search word, and number of search words. */
  wordLength: 60,
  words: 200,
  wordsLength: 6_000,
  categoryNameLength: 40,
  categories: 30,
} as const;
