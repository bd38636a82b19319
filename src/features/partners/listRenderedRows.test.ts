import { expect, it } from 'vitest';
import { listRenderedRows } from './listRenderedRows.ts';

const range = (startIndex: number, endIndex: number, count = 100) => ({
  startIndex,
  endIndex,
  overscan: 1,
  count,
});

it.each([
  ['at the top', range(0, 2), null, [0, 1, 2, 3]],
  ['in the middle', range(40, 42), null, [0, 39, 40, 41, 42, 43]],
  ['at the bottom', range(97, 99), null, [0, 96, 97, 98, 99]],
  ['with the focus in view', range(40, 42), 42, [0, 39, 40, 41, 42, 43]],
  ['with the focus at the edge of the rendered rows', range(40, 42), 43, [0, 39, 40, 41, 42, 43, 44]],
  ['with the focus far away', range(40, 42), 70, [0, 39, 40, 41, 42, 43, 69, 70, 71]],
  ['with the focus in the last row', range(97, 99), 99, [0, 96, 97, 98, 99]],
  ['of a single row', range(0, 0, 1), null, [0]],
  ['with the focus on a row that a filter has removed', range(0, 2, 3), 70, [0, 1, 2]],
])('rows are rendered %s', (_where, shown, focused, expected) => {
  expect(listRenderedRows(shown, focused)).toEqual(expected);
});
