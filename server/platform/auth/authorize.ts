import { mayOpen, type PageAccess } from '#domain/access.ts';
import { roleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { findPersonInSession, type Person } from './person.ts';
import type { AccessTokens, TokenSubject } from './sessionTokens.ts';

/** A person with a valid access token, and the session of the token. */
export interface SignedIn extends Person {
  readonly sessionId: string;
}

export interface Authorizer {
  /** Finds the person of an `Authorization` header; null if it has no valid token. */
  identify: (header: string | undefined) => Promise<SignedIn | null>;
  /** Finds the person of an `Authorization` header. @throws {Problem} UNAUTHENTICATED if it has no valid token */
  requireSignedIn: (header: string | undefined) => Promise<SignedIn>;
  /**
   * Reads the token of a header, even if the token has expired, the session has ended, or the person is deactivated.
   * @throws {Problem} UNAUTHENTICATED if the header has no token that this installation signed
   */
  requireToken: (header: string | undefined) => Promise<TokenSubject>;
}

/**
 * Checks the token, then the session and the person in the database, so that a revoked session ends at once. Sessions
 * of sample people are invalid while the server runs without sample data.
 */
export function createAuthorizer(db: Database, tokens: AccessTokens): Authorizer {
  const identify: Authorizer['identify'] = async (header) => {
    const token = bearerOf(header);
    const subject = token === undefined ? null : await tokens.verify(token);
    const person = subject && (await findPersonInSession(db, subject));
    return person && { ...person, sessionId: subject.sessionId };
  };
  return {
    identify,
    requireSignedIn: async (header) => {
      const person = await identify(header);
      if (!person) throw unauthenticated();
      return person;
    },
    requireToken: async (header) => {
      const token = bearerOf(header);
      const subject = token === undefined ? null : await tokens.verifyIgnoringExpiry(token);
      if (!subject) throw unauthenticated();
      return subject;
    },
  };
}

function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
}

const unauthenticated = () => new Problem('UNAUTHENTICATED', 'Please log in');

export const forbidden = () => new Problem('FORBIDDEN', 'Your role does not allow this');

/** Requires that the access table allows the person to open pages of this kind. @throws {Problem} FORBIDDEN */
export function requireAccess({ user }: Person, access: PageAccess): void {
  if (!mayOpen(access, roleKind(user.roleId))) throw forbidden();
}

interface RoleAndCustomer {
  readonly user: Pick<Person['user'], 'roleId' | 'customerId'>;
}

/** Returns the id of the customer whose partners the person may see; null if the person may see none. */
export function customerOf({ user }: RoleAndCustomer): number | null {
  return mayOpen('partnerPage', roleKind(user.roleId)) ? user.customerId : null;
}
