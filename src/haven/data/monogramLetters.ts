/** Between two words: spaces, a lower letter before a capital, a run of capitals before a capitalised word. */
const wordBreak = /\s+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * The two letters of a display name: the initials of its first two words, or the start of its only one. What
 * begins with neither letter nor digit, as an ampersand, is no word.
 */
export function monogramLetters(name: string): string {
  const [first = '', second] = name.split(wordBreak).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = second === undefined ? Array.from(first).slice(0, 2) : [initial(first), initial(second)];
  return letters.join('').toLocaleUpperCase('en');
}

function initial(word: string): string {
  return Array.from(word)[0] ?? '';
}
