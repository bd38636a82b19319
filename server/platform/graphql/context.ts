import type { SignedInPerson } from '#server/platform/auth/authorize.ts';
import type { RegistrantCookie } from '#server/platform/auth/registrantCookie.ts';
import type { RequestFacts } from '#server/platform/http/requestFacts.ts';
import type { Services } from '#server/platform/services/services.ts';

/** The context of resolvers. */
export type GraphQLContext = {
  readonly services: Services;
  /** IPv4 address or IPv6 /64 of the caller (`callerNetwork`). */
  readonly network: string;
  /** Id of the request in the log and the audit log. */
  readonly requestId: string;
  /** Finds the signed-in person, once for each request. @throws {Problem} UNAUTHENTICATED without a valid token */
  readonly requireSignedIn: () => Promise<SignedInPerson>;
  /** Finds the signed-in person; null without a token. @throws {Problem} UNAUTHENTICATED with an invalid token */
  readonly identify: () => Promise<SignedInPerson | null>;
  readonly registrant: RegistrantCookie;
  readonly facts: RequestFacts;
};
