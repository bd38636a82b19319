/** Matches between two words: spaces, a lower letter before a capital, a run of capitals before a capitalized word. */
const wordBreak = /\s+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Returns the initials of the first two words of a name, or the first two letters of its only word. A word begins with a
 * letter or a digit, so an ampersand is none.
 */
export function monogramLetters(name: string): string {
  const [first = '', second] = name.split(wordBreak).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const initials = [first, second ?? ''].map((word) => Array.from(word)[0] ?? '');
  return (second === undefined ? Array.from(first).slice(0, 2) : initials).join('').toLocaleUpperCase('en');
}
