import type { FastifyReply, FastifyRequest } from 'fastify';
import { createErrorBody } from './problem.ts';

/** Answers 404: with an `ErrorBody` under `/api/`, with plain text elsewhere. */
export function respondNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.facts.code = 'NOT_FOUND';
  return request.url.startsWith('/api/')
    ? reply.code(404).send(createErrorBody('NOT_FOUND', 'There is nothing at this address'))
    : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}
