import { assert, integer, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { planPage } from './pageOf.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

it('a page skips at most half of the list', () => {
  assert(
    property(nat(300), integer({ min: 1, max: 100 }), integer({ min: 1, max: 40 }), (total, size, page) => {
      const { backward, offset, limit } = planPage({ page, size }, total);
      const read = (backward ? list(total).toReversed() : list(total)).slice(offset, offset + limit);
      expect(backward ? read.toReversed() : read).toEqual(list(total).slice((page - 1) * size, page * size));
      expect(offset).toBeLessThanOrEqual(total / 2);
    }),
  );
});
