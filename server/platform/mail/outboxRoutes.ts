import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import { answerThisMachineOnly } from '#server/platform/http/fromThisMachine.ts';
import { createNonce } from '#server/platform/http/nonce.ts';
import { answerNotFound } from '#server/platform/http/notFound.ts';
import { parse } from '#server/platform/http/parse.ts';
import { findInOutbox, listOutbox, type OutboxMail } from './outbox.ts';
import { outboxPage } from './outboxPage.ts';

const querySchema = v.object({ to: v.optional(v.string()) });
const paramsSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });

function policy(styleSource: string): string {
  return `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/**
 * The mails that would have been sent, for people as pages and for programs as JSON. For programs of this
 * machine only: the mails hold secrets.
 */
export function outboxRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  app.register((scope, _options, done) => {
    answerThisMachineOnly(scope);

    scope.route({
      method: 'GET',
      url: '/__outbox',
      handler: async (request, reply) => {
        const mails = await listOutbox(db, parse(querySchema, request.query).to);
        if (wantsJson(request)) return mails.map(present);
        const nonce = createNonce();
        return answerHtml(reply, outboxPage(mails, nonce), `'nonce-${nonce}'`);
      },
    });

    scope.route({
      method: 'GET',
      url: '/__outbox/:id',
      handler: async (request, reply) => {
        const mail = await findMail(request);
        if (!mail) return answerNotFound(request, reply);
        // Mails bear their style themselves, and no nonce.
        return wantsJson(request) ? present(mail) : answerHtml(reply, mail.html, "'unsafe-inline'");
      },
    });

    scope.route({
      method: 'GET',
      url: '/__outbox/:id/text',
      handler: async (request, reply) => {
        const mail = await findMail(request);
        return mail
          ? reply.type('text/plain; charset=utf-8').send(mail.text)
          : answerNotFound(request, reply);
      },
    });
    done();
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
  return reply
    .header('content-security-policy', policy(styleSource))
    .type('text/html; charset=utf-8')
    .send(page);
}

function present({ id, toName, toAddress, subject, text, html, sentAt }: OutboxMail) {
  return { id, to: toAddress, toName, subject, text, html, sentAt: sentAt.toISOString() };
}
