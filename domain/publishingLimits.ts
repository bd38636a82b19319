/** Limits of what administrators write and publish, in characters; apart from those that every page loads. */
export const publishingLimits = {
  /** Characters of one line about a partner. */
  lineLength: 150,
  /** Characters of a paragraph about a partner. */
  textLength: 2_000,
  /** Characters of the note about what is published. */
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
