import type { FastifyInstance } from 'fastify';
import type { AnswerVisitor } from './drawnPage.ts';

/**
 * Answers the calls of visitors' pages while they are drawn, by the routes that would answer their browsers. Rejects where
 * an answer is not what was asked for: such a page is not kept.
 */
export function createAnswerVisitor(app: () => FastifyInstance): AnswerVisitor {
  return async ({ url, headers, body }) => {
    const method = body === null ? 'GET' : 'POST';
    const answer = await app().inject({ method, url, headers, ...(body !== null && { payload: body }) });
    if (answer.statusCode !== 200 || 'errors' in answer.json<object>())
      throw new Error(`${url} answered a visitor's page with ${answer.statusCode}: ${answer.body}`);
    return answer.body;
  };
}
