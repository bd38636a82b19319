import { foldText } from './foldText.ts';

/** Maximal length of a counted search, people who must make it before administrators see it, and days it is kept. */
export const unfoundSearchLimits = { length: 60, people: 3, days: 90 } as const;

/** Normalizes a search without results; null if it is too short, or resembles an address or a phone number. */
export function countedSearch(search: string): string | null {
  const text = foldText(search)
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .slice(0, unfoundSearchLimits.length)
    .trim();
  const isPersonal = text.includes('@') || (text.match(/\p{Nd}/gu)?.length ?? 0) >= 7;
  return text.length < 3 || isPersonal ? null : text;
}
