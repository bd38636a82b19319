/**
 * A text as searches compare it: without letter case, accents and kinds of apostrophes, so that "cafe" finds
 * "Café". Never shown.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
