/**
 * A text as searches compare it: without letter case and accents, so that "cafe" finds "Café". Never shown.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
