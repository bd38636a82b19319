/** Finds the nonempty lines that differ between two texts; null if none differs or either text has a single line. */
export function lineChanges(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const removed = old.filter((line) => line !== '' && !now.includes(line));
  const added = now.filter((line) => line !== '' && !old.includes(line));
  const isLong = old.length > 1 && now.length > 1;
  return isLong && removed.length + added.length > 0 ? { removed, added } : null;
}
