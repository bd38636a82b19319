import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Parses JSON bodies. An empty body counts as absent, since some clients send the content type without a body. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => (body === '' ? undefined : parseJson(body)),
  );
}

/** Parses JSON. @throws {Problem} MALFORMED_JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('MALFORMED_JSON', 'The request body is not valid JSON');
  }
}
