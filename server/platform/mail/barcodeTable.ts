import { code128, quietZone } from '#server/platform/markup/code128.ts';
import { html, type Html } from '#server/platform/markup/html.ts';

/** Pixels of a module, and of a bar's height. */
const moduleWidth = 2;
const height = 64;

/** A barcode as a table, since many mail programs show no pictures: a cell for each bar and each space. */
export function barcodeTable(code: string): Html {
  const widths = [quietZone, ...code128(code), quietZone].map((modules) => modules * moduleWidth);
  const total = widths.reduce((sum, width) => sum + width, 0);
  // Black on white in every color scheme: scanners need it so.
  const cells = widths.map(
    (width, index) =>
      html`<td width="${String(width)}" bgcolor="${index % 2 === 1 ? '#000000' : '#ffffff'}"></td>`,
  );
  return html`<table
    role="presentation"
    aria-hidden="true"
    cellspacing="0"
    cellpadding="0"
    border="0"
    width="${String(total)}"
    height="${String(height)}"
    bgcolor="#ffffff"
  >
    <tr>
      ${cells}
    </tr>
  </table>`;
}
