/** Returns a copy of a list with the entry at `index` moved up by one position. */
export function moveUp<Entry>(entries: readonly Entry[], index: number): Entry[] {
  return entries.toSpliced(index, 1).toSpliced(index - 1, 0, ...entries.slice(index, index + 1));
}
