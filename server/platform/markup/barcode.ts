import type { Barcode } from '#graphql/resolvers.ts';
import { encodeCode128, quietZoneWidth } from './code128.ts';

/** Returns a coupon's barcode as an SVG path: every bar is a rectangle one unit high, and a module is one unit wide. */
export function drawBarcode(code: string): Barcode {
  let x = quietZoneWidth;
  const bars: string[] = [];
  for (const [index, width] of encodeCode128(code).entries()) {
    if (index % 2 === 0) bars.push(`M${x} 0h${width}v1h-${width}z`);
    x += width;
  }
  return { path: bars.join(''), width: x + quietZoneWidth };
}
