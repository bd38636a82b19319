import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { isApiAddress } from './apiAddress.ts';

/**
 * Lets pages of these origins call REST and GraphQL; no other origin is told that it may. Tokens travel in a
 * header of the caller's own, so no credentials of the browser are let in.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.register(fastifyCors, {
    delegator: (request, decide) => {
      decide(null, {
        origin: isApiAddress(request.url ?? '') && [...origins],
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['x-request-id', 'retry-after', 'x-rows', 'x-rows-cut'],
        maxAge: 600,
      });
    },
  });
}
