/** Returns the advice for a search of one or two letters, which match only the start of a word; null for others. */
export function adviseOnSearch(search: string): string | null {
  const { length } = Array.from(search.trim());
  return length === 1 || length === 2
    ? 'With one or two letters we search only where words begin. Type a third to search within words.'
    : null;
}

interface ResultWords {
  readonly one: string;
  readonly many: string;
  readonly none: string;
  /** Maximum number of rows that the page shows. */
  readonly shown: number;
}

/** Describes how many rows a search found: "3 users were found."; with more than `shown`, "The first 5 are shown. …" */
export function describeResultCount(
  search: string,
  total: number,
  { one, many, none, shown }: ResultWords,
): string {
  if (total === 0) return [none, adviseOnSearch(search) ?? []].flat().join(' ');
  if (total > shown) return `The first ${shown} are shown. Type more to find fewer.`;
  return total === 1 ? `1 ${one} was found.` : `${total} ${many} were found.`;
}
