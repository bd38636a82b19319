import type { Range } from '@tanstack/react-virtual';

/**
 * Returns the indexes of the rows that a virtualized list renders: the visible rows and `overscan` rows on each side;
 * the first row, so that Tab can enter the list; the focused row and its neighbors, so that Tab can go on.
 */
export function listRenderedRows(
  { startIndex, endIndex, overscan, count }: Range,
  focused: number | null,
): readonly number[] {
  const last = count - 1;
  const drawn = new Set([0]);
  for (let row = startIndex - overscan; row <= endIndex + overscan; row += 1) drawn.add(row);
  if (focused !== null) for (const row of [focused - 1, focused, focused + 1]) drawn.add(row);
  return [...drawn].filter((row) => row >= 0 && row <= last).toSorted((a, b) => a - b);
}
