import type { Range } from '@tanstack/react-virtual';

/**
 * Indexes of the rows of a long list that the page renders: those in view with some around them; the first, so that Tab
 * enters there; and the row with the focus with its neighbors, so that Tab goes on.
 */
export function rowsToRender(
  { startIndex, endIndex, overscan, count }: Range,
  focused: number | null,
): readonly number[] {
  const last = count - 1;
  const drawn = new Set([0]);
  for (let row = startIndex - overscan; row <= endIndex + overscan; row += 1) drawn.add(row);
  if (focused !== null) for (const row of [focused - 1, focused, focused + 1]) drawn.add(row);
  return [...drawn].filter((row) => row >= 0 && row <= last).toSorted((a, b) => a - b);
}
