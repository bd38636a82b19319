/** Limits of what administrators write and publish, in characters; apart from those that every page loads. */
export const publishingLimits = {
  /** Of one line about a partner. */
  lineLength: 150,
  /** Of a paragraph about a partner. */
  textLength: 2_000,
  /** Of what is said about what is published. */
  noteLength: 500,
  /** Characters of a search word, and search words of a partner. */
  wordLength: 60,
  words: 200,
  /** Characters of all search words together. */
  wordsLength: 6_000,
  categoryNameLength: 40,
  /** How many categories there can be. */
  categories: 30,
} as const;
