import { expect, it } from 'vitest';
import { drawBarcode } from './barcode.ts';

/** Widths of bars and spaces, alternating from the first bar. */
function widthsOf(path: string): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)].map(([, x, width]) => [Number(x), Number(width)]);
  return bars.flatMap(([x = 0, width = 0], index) => {
    const next = bars[index + 1]?.[0];
    return next === undefined ? [width] : [width, next - x - width];
  });
}

it('a coupon code is drawn as Code 128, with a quiet zone of ten modules at both ends', () => {
  const { path, width } = drawBarcode('AB3DEFGH9K');
  const widths = widthsOf(path);
  const modules = widths.reduce((sum, each) => sum + each, 0);
  // Start, a character each, a check character: 11 modules each; the stop pattern has 13 (ISO/IEC 15417).
  expect(modules).toBe(11 * 12 + 13);
  expect(path).toMatch(/^M10 0/);
  expect(width).toBe(modules + 20);
  // Start in code set B, then "A", and the stop pattern.
  expect(widths.slice(0, 12).join('')).toBe('211214111323');
  expect(widths.slice(-7).join('')).toBe('2331112');
});
