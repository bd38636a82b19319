interface Kind {
  readonly one: string;
  readonly many: string;
  /** What is said where there is none. */
  readonly none: string;
  /** How many of them are shown at most. */
  readonly shown: number;
}

/** What else to try where a search of a large list found nothing: one or two letters find only how words begin. */
export function adviseOnSearch(search: string): string | null {
  const { length } = Array.from(search.trim());
  return length === 1 || length === 2
    ? 'With one or two letters we search only where words begin. Type a third to search within words.'
    : null;
}

/** What a search to choose from has found. Beyond what is shown there is no number: a search counts to a limit. */
export function sayFound(search: string, total: number, { one, many, none, shown }: Kind): string {
  if (total === 0) return [none, adviseOnSearch(search) ?? []].flat().join(' ');
  if (total > shown) return `The first ${shown} are shown. Type more to find fewer.`;
  return total === 1 ? `1 ${one} was found.` : `${total} ${many} were found.`;
}
