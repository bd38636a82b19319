/** What a customer asks for, in a word or two: the first of these partners, and how many more there are. */
export function sayWanted([first, ...others]: readonly string[]): string {
  return others.length === 0 ? `Asks for ${first}` : `Asks for ${first} and ${others.length} more`;
}
