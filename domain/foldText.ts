/** Folds a text for search: drops letter case, accents, and kinds of apostrophes, so that "cafe" finds "Café". */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
