import { isRegularUser, roleKind } from '#domain/role.ts';
import type { Database } from '#server/db/database.ts';
import { Problem } from '#server/http/problem.ts';
import { findPersonInSession, type Person } from './person.ts';
import type { AccessTokens } from './tokens.ts';

/** A person who came with a token that is in force, and the session it belongs to. */
export interface SignedIn extends Person {
  readonly sessionId: string;
}

export interface Authorizer {
  /** Who sends this `Authorization` header; null where it names nobody. */
  identify: (header: string | undefined) => Promise<SignedIn | null>;
  /** @throws {Problem} UNAUTHENTICATED where the header names nobody */
  requireSignedIn: (header: string | undefined) => Promise<SignedIn>;
}

/**
 * Checks the token, then the session and the person in the database: what was revoked is out at once, and so
 * are sample people where there is to be no sample data.
 */
export function createAuthorizer(db: Database, tokens: AccessTokens, sampleData: boolean): Authorizer {
  const identify: Authorizer['identify'] = async (header) => {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    const subject = token === undefined ? null : await tokens.verify(token);
    const person = subject && (await findPersonInSession(db, subject, sampleData));
    return person && { ...person, sessionId: subject.sessionId };
  };
  return {
    identify,
    requireSignedIn: async (header) => {
      const person = await identify(header);
      if (!person) throw new Problem('UNAUTHENTICATED', 'Please log in');
      return person;
    },
  };
}

/** Owners and users only (spec section 6). @throws {Problem} FORBIDDEN for anybody else */
export function requireRegularUser(person: Person): void {
  if (!isRegularUser(roleKind(person.user.roleId))) {
    throw new Problem('FORBIDDEN', 'Your role does not allow this');
  }
}

/** The customer whose partners this person may see; null where there are none to see. */
export function customerOf(person: Person): number | null {
  return isRegularUser(roleKind(person.user.roleId)) ? person.user.customerId : null;
}
