import bwip from 'bwip-js/node';

/** Width of the light zone at both ends in modules, which scanners need (ISO/IEC 15417, 4.3.2). */
export const quietZoneWidth = 10;

/** Encodes a text as Code 128: alternating widths of bars and spaces in modules, from the first bar to the last. */
export function encodeCode128(text: string): readonly number[] {
  // oxlint-disable-next-line import/no-named-as-default-member -- the export of this name draws another type of barcode
  const [symbol] = bwip.raw('code128', text, '');
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode was not made');
  return symbol.sbs;
}
