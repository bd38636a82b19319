/** Returns the nonempty lines removed and added between two texts; null if there are none or a text has one line. */
export function diffLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const removed = old.filter((line) => line !== '' && !now.includes(line));
  const added = now.filter((line) => line !== '' && !old.includes(line));
  const isLong = old.length > 1 && now.length > 1;
  return isLong && removed.length + added.length > 0 ? { removed, added } : null;
}
