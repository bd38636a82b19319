import type { BrowserConfig } from '#server/http/browserConfig.ts';
import { noncePlaceholder } from '#server/http/nonce.ts';
import { html as markup } from '#server/html.ts';

/** A page drawn on the server (`src/document/drawPage.tsx`). */
export interface DrawnPage {
  readonly title: string;
  readonly body: string;
  readonly script: string;
  readonly styles: string;
  readonly components: readonly string[];
}

export interface DrawingCode {
  /** Style elements bear the nonce, where there is one. */
  readonly drawPage: (address: string, config: BrowserConfig, nonce?: string) => Promise<DrawnPage | null>;
}

/** The HTML with a page in it, and with what else its head holds. */
export function insertPage(
  html: string,
  address: string,
  { title, body, script }: DrawnPage,
  head: string,
): string {
  const root = markup`<div id="root" data-drawn="${address}">`.html;
  return html
    .replace(/<title>[\s\S]*?<\/title>/, () => markup`<title>${title}</title>`.html)
    .replace('<div id="root">', () => root + body)
    .replace('</head>', () => `<script nonce="${noncePlaceholder}">${script}</script>${head}</head>`);
}
