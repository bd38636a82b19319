import { foldText } from './foldText.ts';

export function searchedText(...texts: readonly (string | undefined)[]): string {
  return foldText(texts.join(' '));
}

/** Whether a folded text contains every word of a search, in any order. */
export function holdsWords(searched: string, search: string): boolean {
  return foldText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
