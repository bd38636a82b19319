import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '#server/auth/authorize.ts';
import type { Database } from '#server/db/database.ts';

/** What a resolver gets beside its arguments. */
export interface GraphQLContext {
  readonly db: Database;
  /** The person who asks, looked up once a request. @throws {Problem} UNAUTHENTICATED where nobody is named */
  readonly requireSignedIn: () => Promise<SignedIn>;
  readonly log: FastifyBaseLogger;
}
