/** The entries with the one at this place before the one that it followed. */
export function movedUp<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const moved = entries.slice(index, index + 1);
  return entries.toSpliced(index, 1).toSpliced(index - 1, 0, ...moved);
}
