import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Parses JSON bodies. An empty one counts as absent, since some clients send the content type without a body. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseJson(body));
    } catch (error) {
      done(error instanceof Error ? error : null);
    }
  });
}

/** Parses JSON. @throws {Problem} MALFORMED_JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('MALFORMED_JSON', 'The request body is not valid JSON');
  }
}
