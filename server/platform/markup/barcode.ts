import type { Barcode } from '#graphql/resolvers.ts';
import { code128, quietZone } from './code128.ts';

/** Returns the barcode of a coupon's code, with every bar as a rectangle one unit high. */
export function drawBarcode(code: string): Barcode {
  let x = quietZone;
  const bars: string[] = [];
  for (const [index, width] of code128(code).entries()) {
    if (index % 2 === 0) bars.push(`M${x} 0h${width}v1h-${width}z`);
    x += width;
  }
  return { path: bars.join(''), width: x + quietZone };
}
