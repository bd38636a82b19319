import { isSameCategory, isUnfiltered } from './category.ts';
import { foldText } from './foldText.ts';
import type { PartnerMatch } from './partnerSearch.ts';

export type PartnerSearchState =
  | { readonly state: 'off' }
  | { readonly state: 'loading' }
  /** Findings by partner id, best first. */
  | { readonly state: 'found'; readonly findings: ReadonlyMap<number, PartnerMatch> }
  /** The search could not be loaded; instead the search text is compared with the texts of the cards. */
  | { readonly state: 'failed'; readonly search: string };

interface MissingPartner extends Readonly<Record<'id' | 'title' | 'benefit' | 'value', string>> {
  readonly category: { readonly name: string };
}

/** Selects found partners, best first: all without a search, none while loading. `shownOf` returns a card's texts. */
export function selectFoundPartners<Entry>(
  found: PartnerSearchState,
  entries: readonly Entry[],
  shownOf: (entry: Entry) => { readonly id: number; readonly texts: readonly (string | undefined)[] },
): readonly Entry[] {
  if (found.state === 'off') return entries;
  if (found.state === 'loading') return [];
  if (found.state === 'failed') {
    const words = foldText(found.search).split(/\s+/);
    return entries.filter((entry) => {
      const text = foldText(shownOf(entry).texts.join(' '));
      return words.every((word) => text.includes(word));
    });
  }
  const byId = new Map(entries.map((entry) => [shownOf(entry).id, entry]));
  return [...found.findings.keys()].flatMap((id) => byId.get(id) ?? []);
}

export function findPartnerMatch(found: PartnerSearchState, id: number): PartnerMatch | undefined {
  return found.state === 'found' ? found.findings.get(id) : undefined;
}

/** Selects the found partners of a `category` query value, from the partners that a company is missing, best first. */
export function selectFoundMissingPartners<Missing extends MissingPartner>(
  missing: readonly Missing[],
  category: string | null,
  found: PartnerSearchState,
): readonly Missing[] {
  const within =
    category === null || isUnfiltered(category)
      ? missing
      : missing.filter((partner) => isSameCategory(category, partner.category.name));
  return selectFoundPartners(found, within, ({ id, title, category: { name }, benefit, value }) => ({
    id: Number(id),
    texts: [title, name, benefit, value],
  }));
}

/** Returns the search word by which a partner was found; null if a shown text of the partner matches the search. */
export function findMatchedWord(finding: PartnerMatch | undefined, shown: readonly string[]): string | null {
  const isSaid = shown.some((text) =>
    text.split(/[^\p{L}\p{N}'’&-]+/u).some((word) => finding?.isMarked(word)),
  );
  return isSaid ? null : (finding?.phrase() ?? null);
}
