import { mayOpen, type PageAccess } from '#domain/access.ts';
import { roleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { AccessTokens, TokenSubject } from './accessTokens.ts';
import { findPersonInSession, type Person } from './person.ts';

/** A person who came with a token that is in force, and the session it belongs to. */
export interface SignedIn extends Person {
  readonly sessionId: string;
}

export interface Authorizer {
  /** Who sends this `Authorization` header; null where it names nobody. */
  identify: (header: string | undefined) => Promise<SignedIn | null>;
  /** @throws {Problem} UNAUTHENTICATED where the header names nobody */
  requireSignedIn: (header: string | undefined) => Promise<SignedIn>;
  /**
   * Whose token this is, also where the token, the session or the person is in force no more.
   * @throws {Problem} UNAUTHENTICATED where the header bears no token of ours
   */
  requireToken: (header: string | undefined) => Promise<TokenSubject>;
}

/**
 * Checks the token, then the session and the person in the database: what was revoked is out at once, and so
 * are sample people where there is to be no sample data.
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

function unauthenticated(): Problem {
  return new Problem('UNAUTHENTICATED', 'Please log in');
}

/** Data go to whom the access table shows pages of this kind. @throws {Problem} FORBIDDEN for anybody else */
export function requireAccess(person: Person, access: PageAccess): void {
  if (!mayOpen(access, roleKind(person.user.roleId))) {
    throw new Problem('FORBIDDEN', 'Your role does not allow this');
  }
}

/** The customer whose partners this person may see; null where there are none to see. */
export function customerOf({
  user,
}: {
  readonly user: Pick<Person['user'], 'roleId' | 'customerId'>;
}): number | null {
  return mayOpen('partnerPage', roleKind(user.roleId)) ? user.customerId : null;
}
