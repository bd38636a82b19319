/** Formats the partners that a customer asks for: the first one, and the number of others. */
export function formatAsksFor([first, ...others]: readonly string[]): string {
  return others.length === 0 ? `Asks for ${first}` : `Asks for ${first} and ${others.length} more`;
}
