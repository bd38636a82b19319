import { foldText } from './foldText.ts';

/** The texts of an offer, folded for a search: name, category, benefit and value. */
export function searchedText(...texts: readonly (string | undefined)[]): string {
  return foldText(texts.join(' '));
}

/** Whether a folded text holds every word of a search, in any order. */
export function holdsWords(searched: string, search: string): boolean {
  return foldText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
