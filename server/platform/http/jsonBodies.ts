import type { FastifyInstance } from 'fastify';
import { parseJson } from './parseJson.ts';

/** Reads JSON bodies. An empty one is no body: some clients name the type of what they do not send. */
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
