/** Advises on a search without results: one or two letters match only the start of a word. Null for other lengths. */
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
  /** Maximum number of results shown. */
  readonly shown: number;
}

/** Describes how many rows a search found. More than `shown` are "the first …": the server counts only to a limit. */
export function describeResultCount(
  search: string,
  total: number,
  { one, many, none, shown }: ResultWords,
): string {
  if (total === 0) return [none, adviseOnSearch(search) ?? []].flat().join(' ');
  if (total > shown) return `The first ${shown} are shown. Type more to find fewer.`;
  return total === 1 ? `1 ${one} was found.` : `${total} ${many} were found.`;
}
