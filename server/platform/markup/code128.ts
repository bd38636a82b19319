import bwip from 'bwip-js/node';

/** Light modules at both ends, which readers need (ISO/IEC 15417, 4.3.2). */
export const quietZone = 10;

/** Widths in modules of the bars and spaces of a code in turn, from its first bar to its last. */
export function code128(text: string): readonly number[] {
  // oxlint-disable-next-line import/no-named-as-default-member -- the export of this name draws another type of barcode
  const [symbol] = bwip.raw('code128', text, '');
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode was not made');
  return symbol.sbs;
}
