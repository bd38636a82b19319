import { isSameCategory, isUnfiltered } from './category.ts';
import { holdsWords, searchedText } from './offerSearch.ts';
import type { Finding } from './partnerSearch.ts';

/** State of a search, with its findings. */
export type Found =
  /** Nothing was searched for. */
  | { readonly state: 'off' }
  /** The search is on its way. */
  | { readonly state: 'loading' }
  /** Findings by partner, best first. */
  | { readonly state: 'found'; readonly findings: ReadonlyMap<number, Finding> }
  /** The search could not be loaded, so plain texts are compared. */
  | { readonly state: 'failed'; readonly search: string };

/** Texts of a partner's card, compared while its search words are not loaded. */
interface Shown {
  readonly id: number;
  readonly texts: readonly (string | undefined)[];
}

/** A partner that a company can ask for. */
interface MissingPartner {
  readonly id: string;
  readonly title: string;
  readonly category: { readonly name: string };
  readonly benefit: string;
  readonly value: string;
}

/** The partners that were found, best first; all of them where nothing was searched for. */
export function pickFound<Entry>(
  found: Found,
  entries: readonly Entry[],
  shownOf: (entry: Entry) => Shown,
): readonly Entry[] {
  if (found.state === 'off') return entries;
  if (found.state === 'loading') return [];
  if (found.state === 'failed') {
    return entries.filter((entry) => holdsWords(searchedText(...shownOf(entry).texts), found.search));
  }
  const byId = new Map(entries.map((entry) => [shownOf(entry).id, entry]));
  return [...found.findings.keys()].flatMap((id) => byId.get(id) ?? []);
}

/** The match of a partner; undefined when there is none to show. */
export function findingOf(found: Found, id: number): Finding | undefined {
  return found.state === 'found' ? found.findings.get(id) : undefined;
}

/** The found partners of a `category` query value that a company does not have, best first. */
export function pickMissing<Missing extends MissingPartner>(
  missing: readonly Missing[],
  category: string | null,
  found: Found,
): readonly Missing[] {
  const within =
    category === null || isUnfiltered(category)
      ? missing
      : missing.filter((partner) => isSameCategory(category, partner.category.name));
  return pickFound(found, within, ({ id, title, category: { name }, benefit, value }) => ({
    id: Number(id),
    texts: [title, name, benefit, value],
  }));
}

/** The word by which a partner was found; null when one of the shown texts already has it. */
export function foundAs(finding: Finding | undefined, shown: readonly string[]): string | null {
  const isSaid = shown.some((text) =>
    text.split(/[^\p{L}\p{N}'’&-]+/u).some((word) => finding?.isMarked(word)),
  );
  return isSaid ? null : (finding?.phrase() ?? null);
}
