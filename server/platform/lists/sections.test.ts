import { array, assert, integer, nat, pre, property } from 'fast-check';
import { expect, it } from 'vitest';
import { planSeek, type ListSection } from './sections.ts';

/** Numbers of rows of the sections of a list; some sections are empty. */
const lists = array(nat(20), { minLength: 1, maxLength: 12 });

it('reading a range of a list skips at most as many rows as the longest section has', () => {
  assert(
    property(lists, nat(200), integer({ min: 1, max: 25 }), (lengths, first, most) => {
      const sections: readonly ListSection[] = lengths.map((rows, index) => ({
        start: String(100 + index),
        rows,
      }));
      const list = sections.flatMap(({ start, rows }) => Array.from({ length: rows }, () => start));
      const wanted = list.map((_, index) => index).slice(first, first + most);
      pre(wanted.length > 0);
      const { isUp, from, offset } = planSeek(sections, first, wanted.length);

      const ascending = list.map((start, index) => ({ start, index }));
      const way = (isUp ? ascending : ascending.toReversed())
        .filter(({ start }) => from === null || (isUp ? start >= from : start < from))
        .map(({ index }) => index);
      const read = way.slice(offset, offset + wanted.length);

      expect(isUp ? read : read.toReversed()).toEqual(wanted);
      expect(offset).toBeLessThanOrEqual(Math.max(...lengths));
    }),
  );
});
