import { encode } from 'uqr';
import type { QrCode } from '#graphql/resolvers.ts';

/** Width of the light zone around the code in modules, which readers need (ISO/IEC 18004). */
const quietZone = 4;

/** Returns the QR code of an address as an SVG path: every dark module is a square of one unit. */
export function drawQrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size };
}
