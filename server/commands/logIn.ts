import { randomUUID } from 'node:crypto';
import type { Credentials } from '#domain/credentials.ts';
import { isPassword } from '#server/auth/passwords.ts';
import { findPersonByEmail, type Person } from '#server/auth/person.ts';
import { createRefreshToken } from '#server/auth/tokens.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

const hour = 3_600_000;
/** Lives of a session, in milliseconds (contract, "Tokens and storage"). */
const lives = { remembered: 14 * 24 * hour, short: 12 * hour, absolute: 30 * 24 * hour };

export interface StartedSession {
  readonly person: Person;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/**
 * Starts a session for the person whose credentials these are.
 * @throws {Problem} INVALID_CREDENTIALS, the same for every reason that a stranger could probe;
 *   EMAIL_NOT_VERIFIED or PROFILE_INCOMPLETE once the password was right
 */
export async function logIn(
  { db, sampleData }: Pick<Services, 'db' | 'sampleData'>,
  credentials: Credentials,
): Promise<StartedSession> {
  const person = await findPersonByEmail(db, credentials.email, sampleData);
  const right = await isPassword(credentials.password, person?.user.passwordHash ?? null);
  if (!person || !right || person.user.status !== 'active') {
    throw new Problem('INVALID_CREDENTIALS', 'Email or password is incorrect');
  }
  if (!person.user.emailVerified) throw new Problem('EMAIL_NOT_VERIFIED', 'Confirm your email first');
  if (!person.user.profileComplete) throw new Problem('PROFILE_INCOMPLETE', 'Complete your profile first');
  return { person, ...(await startSession(db, person.user.id, credentials.remember)) };
}

async function startSession(db: Database, userId: number, remember: boolean) {
  const sessionId = randomUUID();
  const { token, tokenHash } = createRefreshToken();
  const now = Date.now();
  await db.insert(sessions).values({
    id: sessionId,
    userId,
    refreshTokenHash: tokenHash,
    remember,
    expiresAt: new Date(now + (remember ? lives.remembered : lives.short)),
    endsAt: new Date(now + lives.absolute),
  });
  return { sessionId, refreshToken: token };
}
