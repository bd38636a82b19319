import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/platform/http/compressAnswers.ts';
import { createPageAnswers, type PageSources } from './pageAnswers.ts';

/** Answers with the HTML at an address, a path with its query. */
export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404,
  address: string,
) => Promise<FastifyReply>;

export function createAnswerPage(sources: PageSources): AnswerPage {
  const answerAt = createPageAnswers(sources);
  return async (request, reply, status, address) => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { policy, tag, body } = await answerAt(address).catch((error: unknown) => {
      request.log.error(error, 'A page could not be drawn.');
      return answerAt(null);
    });
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      vary: 'accept-encoding',
      ...(tag !== null && { etag: tag }),
      // The server's clock, in milliseconds: tokens live by it.
      'server-timing': `now;dur=${Date.now()}`,
      // The hosted visualiser, in a window that the page opens, asks its opener for what it shows.
      ...(sources.settings.mode === 'development' && {
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      }),
    });
    const isHeld = status === 200 && tagsIn(request.headers['if-none-match']).includes(tag);
    if (isHeld) return reply.code(304).send();
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(await body(encoding));
  };
}

/** Tags of the answers that a browser holds (RFC 9110, 13.1.2). */
const tagsIn = (held = ''): (string | null)[] => held.split(',').map((tag) => tag.trim());
