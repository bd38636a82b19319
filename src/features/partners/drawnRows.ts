import type { Range } from '@tanstack/react-virtual';

/**
 * Which rows of a long list are in the page: those in view and some around them; the first, so that Tab comes in
 * there wherever the page is scrolled to; and the one that has the focus with its neighbours, so that Tab walks on.
 */
export function drawnRows(
  { startIndex, endIndex, overscan, count }: Range,
  focused: number | null,
): readonly number[] {
  const last = count - 1;
  const drawn = new Set([0]);
  for (let row = startIndex - overscan; row <= endIndex + overscan; row += 1) drawn.add(row);
  if (focused !== null) for (const row of [focused - 1, focused, focused + 1]) drawn.add(row);
  return [...drawn].filter((row) => row >= 0 && row <= last).toSorted((a, b) => a - b);
}
