import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { createNonce } from '#server/platform/http/nonce.ts';
import { parse } from '#server/platform/http/parse.ts';
import { html, type Html } from '#server/platform/markup/html.ts';
import type { Services } from '#server/platform/services/services.ts';
import { unsubscribe, unsubscribePath } from './unsubscribe.ts';

const querySchema = v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(100)), '') });

/**
 * Routes for one-click unsubscription from mails about offers (RFC 8058), and for the page with a button that the link
 * in the mail opens. Only a POST unsubscribes, since programs open links in mails to scan them.
 */
export function unsubscribeRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.register((scope, _options, done) => {
    // Ignores the body, which forms and mail programs send.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null));
    });

    scope.get(unsubscribePath, (_request, reply) =>
      answerPage(reply, {
        title: 'Stop emails about offers?',
        body: html`<p>
            We will no longer tell you about partners that your company gets, or about offers and coupons that
            you wait for. We still email you about your account, your requests and your certificates.
          </p>
          <form method="post"><button>Stop these emails</button></form>`,
      }),
    );

    scope.post(unsubscribePath, async (request, reply) => {
      await unsubscribe(db, parse(querySchema, request.query).token);
      return answerPage(reply, {
        title: 'You get no more emails about offers',
        body: html`<p>
            To get them again, open <a href="${paths.profile}">My profile</a> and check &ldquo;Tell me about
            offers&rdquo;.
          </p>
          <p><a href="/">Open ${brand.marketplaceName}</a></p>`,
      });
    });
    done();
  });
}

const { light, dark } = brand.colors;

const style: Html = {
  html: `
body { margin: 0; padding: 24px 12px; background: #eceff1; color: #1a2433; font: 16px/24px "Open Sans", "Helvetica Neue", Arial, sans-serif; }
main { display: block; max-width: 520px; margin: 0 auto; padding: 32px 24px; border-radius: 8px; background: #ffffff; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; font-weight: 600; }
a { color: ${light.link.main}; }
button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 4px; background: ${light.primary.main}; color: ${light.primary.contrastText}; font: inherit; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1822; color: #e8eef4; }
  main { background: #17222e; }
  a { color: ${dark.link.main}; }
  button { background: ${dark.primary.main}; color: ${dark.primary.contrastText}; }
}
`,
};

function answerPage(reply: FastifyReply, { title, body }: { readonly title: string; readonly body: Html }) {
  const nonce = createNonce();
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${brand.marketplaceName}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(page.html);
}
