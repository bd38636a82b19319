import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import type { Database } from '#server/platform/db/database.ts';
import { restrictToThisMachine } from '#server/platform/http/fromThisMachine.ts';
import { createNonce } from '#server/platform/http/nonce.ts';
import { respondNotFound } from '#server/platform/http/notFound.ts';
import { parse } from '#server/platform/http/parse.ts';
import { html, type Html } from '#server/platform/markup/html.ts';
import { findInOutbox, listOutbox, type OutboxMail } from './outbox.ts';

const querySchema = v.object({ to: v.optional(v.string()) });
const paramsSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });

const style: Html = {
  html: `
body { margin: 0; background: #eceff1; color: #1a2433; font: 16px/24px "Open Sans", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px 48px; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 40px; font-weight: 600; }
p { margin: 0 0 24px; color: #596673; }
a { color: #2a7099; }
ul { margin: 0; padding: 0; list-style: none; border-radius: 8px; background: #ffffff; }
li { padding: 16px 24px; overflow-wrap: anywhere; }
li + li { border-top: 1px solid #dbe1e6; }
h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; }
.facts { margin: 0; font-size: 14px; line-height: 20px; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1822; color: #e8eef4; }
  p { color: #a6b4c1; }
  a { color: #82c1e8; }
  ul { background: #17222e; }
  li + li { border-color: #2b3948; }
}
`,
};

/** Serves the outbox as pages to people and as JSON to programs. Only to this machine, since the mails have secrets. */
export function outboxRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  app.register(async (scope) => {
    restrictToThisMachine(scope);

    scope.get('/__outbox', async (request, reply) => {
      const mails = await listOutbox(db, parse(querySchema, request.query).to);
      if (wantsJson(request)) return mails.map(present);
      const nonce = createNonce();
      return answerHtml(reply, outboxPage(mails, nonce), `'nonce-${nonce}'`);
    });

    scope.get('/__outbox/:id', async (request, reply) => {
      const mail = await findMail(request);
      if (!mail) return respondNotFound(request, reply);
      // The HTML of a mail has an inline style without a nonce.
      return wantsJson(request) ? present(mail) : answerHtml(reply, mail.html, "'unsafe-inline'");
    });

    scope.get('/__outbox/:id/text', async (request, reply) => {
      const mail = await findMail(request);
      return mail ? reply.type('text/plain; charset=utf-8').send(mail.text) : respondNotFound(request, reply);
    });
  });

  async function findMail({ params }: FastifyRequest): Promise<OutboxMail | null> {
    const { success, output } = v.safeParse(paramsSchema, params);
    return success ? findInOutbox(db, output.id) : null;
  }
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}

function answerHtml(reply: FastifyReply, page: string, styleSource: string): FastifyReply {
  const policy = `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
}

function present({ toAddress, ...mail }: OutboxMail) {
  return { ...mail, to: toAddress };
}

/** Renders the list of mails as a page without script; the nonce allows its style element. */
function outboxPage(mails: readonly OutboxMail[], nonce: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Outbox - ${brand.marketplaceName}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>
            Mails are kept here, because no mail server is set up. The newest come first; reload the page to
            see later ones.
          </p>
          ${
            mails.length === 0
              ? html`<p>There are no mails yet.</p>`
              : html`<ul>
                  ${mails.map(entry)}
                </ul>`
          }
        </main>
      </body>
    </html> `.html;
}

/** Renders a mail of the list. Times are in UTC, since without script the page does not know the reader's time zone. */
function entry({ id, toName, toAddress, subject, sentAt }: OutboxMail): Html {
  const sent = sentAt.toISOString();
  const address = `/__outbox/${id}`;
  return html`<li>
    <h2><a href="${address}">${subject}</a></h2>
    <p class="facts">
      To ${toName === '' ? toAddress : `${toName} (${toAddress})`},
      <time datetime="${sent}">${formatDateTime(sent, 'UTC')} UTC</time>,
      <a href="${address}/text" aria-label="${subject}, as text">as text</a>
    </p>
  </li> `;
}
