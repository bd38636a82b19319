import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Whether an address is an API call rather than a page. */
export function isApiAddress(url: string): boolean {
  return /^\/(?:api\/|graphql|healthz|livez|readyz)/.test(url);
}

/** Lets pages of these other origins call REST and GraphQL by CORS, without cookies: tokens are in a header. */
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
