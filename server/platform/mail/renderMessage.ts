import { brand } from '#domain/brand.ts';
import { encodeCode128, quietZoneWidth } from '#server/platform/markup/code128.ts';
import { html, type Html } from '#server/platform/markup/html.ts';
import type { MailContent, Mail } from './message.ts';

const { light, dark } = brand.colors;

const signature = `Questions? Write to ${brand.supportEmail}.`;

const style: Html = {
  html: `
body { margin: 0; padding: 24px 12px; background: #eceff1; color: #1a2433; font: 16px/24px "Open Sans", "Helvetica Neue", Arial, sans-serif; }
main { display: block; max-width: 520px; margin: 0 auto; padding: 32px 24px; border-radius: 8px; background: #ffffff; overflow-wrap: anywhere; }
h1 { margin: 8px 0 24px; font-size: 24px; line-height: 32px; font-weight: 600; }
p { margin: 0 0 16px; }
a { color: ${light.link.main}; }
.brand { margin: 0; color: ${light.primary.main}; font-weight: 600; }
.button { display: inline-block; padding: 12px 24px; border-radius: 4px; background: ${light.primary.main}; color: ${light.primary.contrastText}; font-weight: 600; text-decoration: none; }
.barcode { margin: 0 -24px 16px; }
.barcode table { margin: 0 auto; }
.notes { font-size: 14px; line-height: 20px; color: #596673; }
/* The page of the offer has one that fits. */
@media (max-width: 353px) {
  .barcode { display: none; }
}
@media (prefers-color-scheme: dark) {
  body { background: #0f1822; color: #e8eef4; }
  main { background: #17222e; }
  a { color: ${dark.link.main}; }
  .brand { color: ${dark.primary.main}; }
  .button { background: ${dark.primary.main}; color: ${dark.primary.contrastText}; }
  .notes { color: #a6b4c1; }
}
`,
};

/** Renders a message as text and as HTML. Both have every word, and the HTML escapes them. */
export function renderMessage(message: MailContent): Omit<Mail, 'to'> {
  const { subject, unsubscribeLink } = message;
  return { subject, text: asText(message), html: asHtml(message), unsubscribeLink };
}

function asText({ greeting, paragraphs, actions, notes }: MailContent): string {
  const links = actions.map(({ label, address }) => `${label}:\n${address}`);
  return `${[greeting, ...paragraphs, ...links, ...notes, signature, brand.marketplaceName].join('\n\n')}\n`;
}

function asHtml({ subject, greeting, paragraphs, barcode, actions, notes }: MailContent): string {
  const links = actions.map(
    ({ label, address }, index) =>
      html`<p><a${index === 0 ? html` class="button"` : ''} href="${address}">${label}</a></p>`,
  );
  const [first] = actions;
  const spelledOut = first
    ? html`<p class="notes">
        If the button doesn't work, copy this address: <a href="${first.address}">${first.address}</a>
      </p>`
    : '';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${brand.marketplaceName}</p>
          <h1>${subject}</h1>
          <p>${greeting}</p>
          ${paragraphs.map((text) => html`<p>${text}</p>`)}
          ${barcode === undefined ? '' : html`<div class="barcode">${barcodeTable(barcode)}</div>`} ${links}
          ${notes.map((text) => html`<p class="notes">${text}</p>`)} ${spelledOut}
          <p class="notes">${signature}</p>
        </main>
      </body>
    </html> `.html;
}

/** Width of a module and height of the bars, in pixels. */
const barWidth = 2;
const barHeight = 64;

/** Renders a barcode as a table with a cell for each bar and space, since many mail programs show no images. */
function barcodeTable(code: string): Html {
  const widths = [quietZoneWidth, ...encodeCode128(code), quietZoneWidth].map(
    (modules) => modules * barWidth,
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  // Scanners need black on white, in every color scheme.
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
    height="${String(barHeight)}"
    bgcolor="#ffffff"
  >
    <tr>
      ${cells}
    </tr>
  </table>`;
}
