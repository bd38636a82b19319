import type { BrowserConfig } from '#server/http/browserConfig.ts';
import { noncePlaceholder } from '#server/http/nonce.ts';
import { html as markup } from '#server/html.ts';

/** A page as the server knows it (`src/document/drawPage.tsx`). */
export interface ServedPage {
  readonly title: string;
  readonly drawn: Drawn | null;
  readonly script: string;
  readonly modules: readonly string[];
  readonly ahead: object | null;
}

export interface Drawn {
  readonly body: string;
  readonly styles: string;
}

export interface DrawingCode {
  readonly drawPage: (asked: {
    readonly address: string;
    readonly config: BrowserConfig;
    readonly nonce?: string;
  }) => Promise<ServedPage | null>;
}

/**
 * The HTML with a page in it, and with what else its head holds: first of all, since a script waits for the style sheets
 * before it.
 */
export function insertPage(html: string, address: string, page: ServedPage, head: string): string {
  const { title, drawn, script } = page;
  const first = `${markup`<title>${title}</title>`.html}${head}<script nonce="${noncePlaceholder}">${script}</script>`;
  const root = drawn ? markup`<div id="root" data-drawn="${address}">`.html + drawn.body : '<div id="root">';
  return html.replace(/<title>[\s\S]*?<\/title>/, () => first).replace('<div id="root">', () => root);
}
