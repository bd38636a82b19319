import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

it.each([
  [49_043, '50 kB'],
  [999_000, '999 kB'],
  [2_100_000, '2.1 MB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});
