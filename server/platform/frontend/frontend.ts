import { context, propagation } from '@opentelemetry/api';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { ServedPage } from '#domain/servedPage.ts';
import { serializeScriptJson, type BrowserConfig } from '#server/platform/http/browserConfig.ts';
import { noncePlaceholder } from '#server/platform/http/nonce.ts';
import { html as markup } from '#server/platform/markup/html.ts';

/** Source of the browser's application: a finished build, or Vite in development. */
export interface Frontend {
  /**
   * Renders the HTML at an address (path and query) as a visitor sees it; only the layout if the page is closed to
   * visitors or cannot be rendered. For null returns the application's HTML without a page. In development the inline
   * parts have the nonce `noncePlaceholder`.
   */
  readonly page: (
    address: string | null,
    config: BrowserConfig,
    answerVisitor: AnswerVisitor,
  ) => Promise<string>;
  /** Folder of static files; null if Vite serves them. */
  readonly files: string | null;
  /** Returns the HTTP server that Fastify and Vite share; absent for a build. */
  readonly serverFactory?: FastifyServerFactory;
  readonly close: () => Promise<void>;
}

/** A call that a visitor's page makes to this server. */
export interface VisitorCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST; null for a GET. */
  readonly body: string | null;
}

/** Returns the body of the response to a call of a visitor's page; rejects if the call is refused. */
export type AnswerVisitor = (call: VisitorCall) => Promise<string>;

/** Creates an `AnswerVisitor` that calls `app` without the network. It rejects errors, so that no error is cached. */
export function createAnswerVisitor(app: () => FastifyInstance): AnswerVisitor {
  return async ({ url, headers, body }) => {
    const method = body === null ? 'GET' : 'POST';
    const traced = { ...headers };
    propagation.inject(context.active(), traced);
    const answer = await app().inject({
      method,
      url,
      headers: traced,
      ...(body !== null && { payload: body }),
    });
    if (answer.statusCode !== 200 || 'errors' in answer.json<object>())
      throw new Error(`${url} answered a visitor's page with ${answer.statusCode}: ${answer.body}`);
    return answer.body;
  };
}

/** The module that renders pages, `src/document/drawPage.tsx`. */
export interface PageRenderer {
  readonly drawPage: (asked: {
    readonly address: string;
    readonly config: BrowserConfig;
    readonly answerVisitor: AnswerVisitor;
    readonly nonce?: string;
  }) => Promise<ServedPage | null>;
}

/**
 * Inserts a page into the application's HTML. Puts the page's elements of the head before the style sheets, for which a
 * later script would wait. `scripts` are the script files of a page whose content is not rendered.
 */
export function insertPage(
  html: string,
  address: string,
  { title, drawn, isFrame, script, ahead }: ServedPage,
  { head, scripts }: { readonly head: string; readonly scripts: readonly string[] },
): string {
  const block = serializeScriptJson({ ...ahead, scripts });
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
