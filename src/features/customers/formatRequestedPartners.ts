/** Formats a nonempty list of the partners that a customer asks for: "Asks for QXO and 2 more". */
export function formatRequestedPartners([first, ...others]: readonly string[]): string {
  return others.length === 0 ? `Asks for ${first}` : `Asks for ${first} and ${others.length} more`;
}
