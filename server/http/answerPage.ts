import type { FastifyReply } from 'fastify';
import type { Showcase } from '#domain/showcase.ts';
import type { Frontend } from '#server/frontend/frontend.ts';
import type { Settings } from '#server/settings.ts';
import { browserConfig, fillConfig } from './browserConfig.ts';
import { createNonce, noncePlaceholder } from './nonce.ts';
import { pagePolicy } from './securityHeaders.ts';

/** Answers with the application's HTML. */
export type AnswerPage = (reply: FastifyReply, status: 200 | 404) => Promise<FastifyReply>;

/** Every answer is made anew, for the nonce that its policy and its elements share. */
export function createAnswerPage(
  frontend: Frontend,
  settings: Settings,
  showcase: () => Promise<Showcase>,
): AnswerPage {
  return async (reply, status) => {
    const nonce = createNonce();
    const html = (await frontend.page()).replaceAll(noncePlaceholder, nonce);
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy(settings, nonce),
        // The hosted visualiser, in a window that the page opens, asks its opener for what it shows.
        ...(settings.mode === 'development' && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
      })
      .type('text/html; charset=utf-8')
      .send(fillConfig(html, browserConfig(settings, Date.now(), await showcase())));
  };
}
