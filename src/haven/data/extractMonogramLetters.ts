/** Matches the breaks between words: spaces, before the capital in `aB`, and before the last capital in `ABc`. */
const wordBreak = /\s+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Returns the initials of the first two words, or two letters of a single one, in capitals. Skips `&` and the like. */
export function extractMonogramLetters(name: string): string {
  const [first = '', second] = name.split(wordBreak).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const initials = [first, second ?? ''].map((word) => Array.from(word)[0] ?? '');
  return (second === undefined ? Array.from(first).slice(0, 2) : initials).join('').toLocaleUpperCase('en');
}
