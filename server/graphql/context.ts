import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '#server/services.ts';

/** What a resolver gets beside its arguments. */
export interface GraphQLContext {
  readonly services: Services;
  /** The `Authorization` header; public fields never look at it. */
  readonly authorization: string | undefined;
  readonly log: FastifyBaseLogger;
}
