import { jsonBlock, type BrowserConfig } from '#server/http/browserConfig.ts';
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

interface Drawn {
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
 * before it. `scripts` bring the code of a page that is not drawn.
 */
export function insertPage(
  html: string,
  address: string,
  { title, drawn, script, ahead }: ServedPage,
  { head, scripts }: { readonly head: string; readonly scripts: readonly string[] },
): string {
  const block = jsonBlock({ ...ahead, scripts });
  const first = [
    markup`<title>${title}</title>`.html,
    head,
    ahead ? `<script id="ahead" type="application/json">${block}</script>` : '',
    `<script nonce="${noncePlaceholder}">${script}</script>`,
  ].join('');
  const place = ahead ? '<div id="root" data-frame>' : markup`<div id="root" data-drawn="${address}">`.html;
  const root = drawn ? place + drawn.body : '<div id="root">';
  return html.replace(/<title>[\s\S]*?<\/title>/, () => first).replace('<div id="root">', () => root);
}
