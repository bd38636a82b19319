import bwip from 'bwip-js/node';
import type { Barcode } from '#graphql/resolvers.ts';

/** Light modules at both ends, which readers need (ISO/IEC 15417, 4.3.2). */
const quietZone = 10;

/** The barcode of a coupon's code, for the scanner of a counter: every bar as a rectangle one unit high. */
export function presentBarcode(code: string): Barcode {
  // oxlint-disable-next-line import/no-named-as-default-member -- the export of this name draws another type of barcode
  const [symbol] = bwip.raw('code128', code, '');
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode was not made');
  let x = quietZone;
  const bars: string[] = [];
  // Bars and spaces in turn, by their widths.
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) bars.push(`M${x} 0h${width}v1h-${width}z`);
    x += width;
  }
  return { path: bars.join(''), width: x + quietZone };
}
