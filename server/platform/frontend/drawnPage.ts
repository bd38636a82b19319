import type { ServedPage } from '#domain/servedPage.ts';
import { jsonBlock, type BrowserConfig } from '#server/platform/http/browserConfig.ts';
import { noncePlaceholder } from '#server/platform/http/nonce.ts';
import { html as markup } from '#server/platform/markup/html.ts';

/** A call that a visitor's page makes at this server. */
export interface VisitorCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST; null for a GET. */
  readonly body: string | null;
}

/** Answers such a call with the body of the answer; rejects where it is refused. */
export type AnswerVisitor = (call: VisitorCall) => Promise<string>;

export interface DrawingCode {
  readonly drawPage: (asked: {
    readonly address: string;
    readonly config: BrowserConfig;
    readonly answerVisitor: AnswerVisitor;
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
  { title, drawn, isFrame, script, ahead }: ServedPage,
  { head, scripts }: { readonly head: string; readonly scripts: readonly string[] },
): string {
  const block = jsonBlock({ ...ahead, scripts });
  const first = [
    markup`<title>${title}</title>`.html,
    head,
    ahead ? `<script id="ahead" type="application/json">${block}</script>` : '',
    `<script nonce="${noncePlaceholder}">${script}</script>`,
  ].join('');
  const place = isFrame ? '<div id="root" data-frame>' : markup`<div id="root" data-drawn="${address}">`.html;
  const root = drawn ? place + drawn.body : '<div id="root">';
  return html.replace(/<title>[\s\S]*?<\/title>/, () => first).replace('<div id="root">', () => root);
}
