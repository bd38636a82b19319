import { foldText } from './foldText.ts';

/** Of what is counted: characters, people who looked for it before anybody sees it, and days until it is forgotten. */
export const unfoundSearchLimits = { length: 60, people: 3, days: 90 } as const;

/**
 * A search that found nothing, as it is counted: in lower case, without accents. Null where it is too short to mean
 * anything, or looks like an address or a number of a person.
 */
export function countedSearch(search: string): string | null {
  const text = foldText(search).replaceAll(/\s+/g, ' ').trim().slice(0, unfoundSearchLimits.length).trim();
  const isPersonal = text.includes('@') || text.replaceAll(/\D/g, '').length >= 7;
  return text.length < 3 || isPersonal ? null : text;
}
