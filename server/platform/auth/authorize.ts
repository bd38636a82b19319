import { mayOpen, type PageAccess } from '#domain/access.ts';
import { toRoleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestFacts } from '#server/platform/http/requestFacts.ts';
import { findPersonInSession, type Person } from './person.ts';
import type { AccessTokenService, TokenSubject } from './sessionTokens.ts';

/** A person with a valid access token, and the session of the token. */
export interface SignedInPerson extends Person {
  readonly sessionId: string;
}

/** The parts of a request by which its person is identified, and noted for the log. */
interface IdentifiableRequest {
  readonly headers: { readonly authorization?: string | undefined };
  readonly facts: RequestFacts;
}

export type Authorizer = ReturnType<typeof createAuthorizer>;

/** Creates functions that check access tokens. All but `requireToken` also check session and person in the database. */
export function createAuthorizer(db: Database, tokens: AccessTokenService) {
  /** Finds the person of a request by its `Authorization` header; null if that has no valid token. */
  async function identify(request: IdentifiableRequest): Promise<SignedInPerson | null> {
    const token = bearerOf(request);
    const subject = token === '' ? null : tokens.verify(token);
    const person = subject && (await findPersonInSession(db, subject));
    if (!person) return null;
    request.facts.userId = subject.userId;
    return { ...person, sessionId: subject.sessionId };
  }
  return {
    identify,
    /** Finds the person of a request, as `identify` does. @throws {Problem} UNAUTHENTICATED without a valid token */
    requireSignedIn: async (request: IdentifiableRequest): Promise<SignedInPerson> => {
      const person = await identify(request);
      if (!person) throw unauthenticated();
      return person;
    },
    /**
     * Reads the token of a request, even if the token has expired, the session has ended, or the person is deactivated.
     * @throws {Problem} UNAUTHENTICATED if the request has no token that this installation signed
     */
    requireToken: async (request: IdentifiableRequest): Promise<TokenSubject> => {
      const subject = tokens.verifyIgnoringExpiry(bearerOf(request));
      if (!subject) throw unauthenticated();
      request.facts.userId = subject.userId;
      return subject;
    },
  };
}

/** Returns the token of the `Authorization` header; empty without one. */
function bearerOf({ headers: { authorization = '' } }: IdentifiableRequest): string {
  return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
}

const unauthenticated = () => new Problem('UNAUTHENTICATED', 'Please log in');

export const forbidden = () => new Problem('FORBIDDEN', 'Your role does not allow this');

/** Requires that the access table allows the person to open pages of this kind. @throws {Problem} FORBIDDEN */
export function requireAccess({ user }: Person, access: PageAccess): void {
  if (!mayOpen(access, toRoleKind(user.roleId))) throw forbidden();
}

/** Returns the id of the customer whose partners the person may see; null if the person may see none. */
export function customerIdOf({ user }: { readonly user: Pick<Person['user'], 'roleId' | 'customerId'> }) {
  return mayOpen('partnerPage', toRoleKind(user.roleId)) ? user.customerId : null;
}
