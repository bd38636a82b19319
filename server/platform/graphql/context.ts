import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '#server/platform/auth/authorize.ts';
import type { Registrant } from '#server/platform/auth/registrantCookie.ts';
import type { Services } from '#server/platform/services/services.ts';

/** What a resolver gets beside its arguments. */
export interface GraphQLContext {
  readonly services: Services;
  /** Where the request comes from, as `callerNetwork` spells it. */
  readonly network: string;
  /** The name of the request in the log and the audit log. */
  readonly requestId: string;
  /** The person who asks, looked up once a request. @throws {Problem} UNAUTHENTICATED where nobody is named */
  readonly requireSignedIn: () => Promise<SignedIn>;
  /**
   * The person who asks; null for a visitor, who sends no token.
   * @throws {Problem} UNAUTHENTICATED where a token names nobody
   */
  readonly identify: () => Promise<SignedIn | null>;
  readonly registrant: Registrant;
  readonly log: FastifyBaseLogger;
}
