import { foldText } from './foldText.ts';

/** Limits of a search without results: characters, people before administrators see it, and days before deletion. */
export const unfoundSearchLimits = { length: 60, people: 3, days: 90 } as const;

/** Normalizes a search without results; null if under 3 characters, or similar to an email address or phone number. */
export function normalizeUnfoundSearch(search: string): string | null {
  const text = foldText(search)
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .slice(0, unfoundSearchLimits.length)
    .trim();
  const isPersonal = text.includes('@') || (text.match(/\p{Nd}/gu)?.length ?? 0) >= 7;
  return text.length < 3 || isPersonal ? null : text;
}
