import { expect, it, vi } from 'vitest';
import { formatCount, formatQuantity } from './quantities.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
])('the count %d is %s', (count, expected) => {
  expect(formatCount(count)).toBe(expected);
});

it('counts below a thousand need no number format, which is slow to create', () => {
  const format = vi.spyOn(Number.prototype, 'toLocaleString');
  formatCount(999);
  expect(format).not.toHaveBeenCalled();
  formatCount(1_000);
  expect(format).toHaveBeenCalledOnce();
  format.mockRestore();
});

it.each([
  [0, '0 offers'],
  [1, '1 offer'],
  [1_000, '1,000 offers'],
])('%d of a noun is %s', (count, expected) => {
  expect(formatQuantity(count, 'offer')).toBe(expected);
});
