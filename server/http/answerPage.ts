import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './compressAnswers.ts';
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
    const { policy, body } = await answerAt(address).catch((error: unknown) => {
      request.log.error(error, 'A page could not be drawn.');
      return answerAt(null);
    });
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        vary: 'accept-encoding',
        ...(encoding !== null && { 'content-encoding': encoding }),
        // The server's clock, in milliseconds: tokens live by it.
        'server-timing': `now;dur=${Date.now()}`,
        // The hosted visualiser, in a window that the page opens, asks its opener for what it shows.
        ...(sources.settings.mode === 'development' && {
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        }),
      })
      .type('text/html; charset=utf-8')
      .send(await body(encoding));
  };
}
