import { foldText } from './foldText.ts';

/** Characters that are counted, people who made a search before administrators see it, and days until it is forgotten. */
export const unfoundSearchLimits = { length: 60, people: 3, days: 90 } as const;

/**
 * A search that found nothing, as it is counted: in lower case, without accents and commas, which part search words.
 * Null where it is too short to mean anything, or looks like an email address or a phone number.
 */
export function countedSearch(search: string): string | null {
  const text = foldText(search)
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .slice(0, unfoundSearchLimits.length)
    .trim();
  const isPersonal = text.includes('@') || (text.match(/\p{Nd}/gu)?.length ?? 0) >= 7;
  return text.length < 3 || isPersonal ? null : text;
}
