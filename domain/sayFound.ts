interface Kind {
  readonly one: string;
  readonly many: string;
  /** What is said where there is none. */
  readonly none: string;
  /** How many of them are shown at most. */
  readonly shown: number;
}

/** What a search to choose from has found. Beyond what is shown there is no number: a search counts to a limit. */
export function sayFound(total: number, { one, many, none, shown }: Kind): string {
  if (total === 0) return none;
  if (total > shown) return `The first ${shown} are shown. Type more to find fewer.`;
  return total === 1 ? `1 ${one} was found.` : `${total} ${many} were found.`;
}
