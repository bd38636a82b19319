import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { createSecret, hashSecret } from '#server/platform/auth/randomSecret.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ssoAttempts } from './ssoTables.ts';

/** Seconds in which a log-in that has begun can be finished. */
export const attemptLife = 600;

/** What belongs to one log-in and is never shown to the browser as it is. */
export interface Attempt {
  readonly nonce: string;
  /** PKCE, RFC 7636. */
  readonly codeVerifier: string;
  /** Path, query and hash of where the person wanted to go. */
  readonly returnUrl: string | null;
}

/** Begins a log-in for the browser that holds this secret; answers what goes to the provider. */
export async function beginAttempt(
  db: Database,
  browserSecret: string,
  returnUrl: string | null,
): Promise<Attempt & { readonly state: string }> {
  await forgetExpired(db);
  const state = createSecret();
  const attempt = { nonce: createSecret(), codeVerifier: createSecret(), returnUrl };
  await db.insert(ssoAttempts).values({
    ...attempt,
    stateHash: hashSecret(state),
    browserHash: hashSecret(browserSecret),
    expiresAt: fromNow(attemptLife),
  });
  return { ...attempt, state };
}

/**
 * The attempt with this `state`, spent by this call; null where it does not exist, is over, was spent, or began in
 * another browser. Of any number of calls at once one gets it; another browser cannot spend it.
 */
export async function spendAttempt(
  db: Database,
  state: string,
  browserSecret: string,
): Promise<Attempt | null> {
  const [attempt] = await db
    .update(ssoAttempts)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(ssoAttempts.stateHash, hashSecret(state)),
        eq(ssoAttempts.browserHash, hashSecret(browserSecret)),
        isNull(ssoAttempts.usedAt),
        gt(ssoAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning({
      nonce: ssoAttempts.nonce,
      codeVerifier: ssoAttempts.codeVerifier,
      returnUrl: ssoAttempts.returnUrl,
    });
  return attempt ?? null;
}

/** Instances that tidy up at the same time pass over one another's rows instead of waiting for them. */
export async function forgetExpired(db: Database): Promise<void> {
  const expired = db
    .select({ stateHash: ssoAttempts.stateHash })
    .from(ssoAttempts)
    .where(lt(ssoAttempts.expiresAt, sql`now()`))
    .for('update', { skipLocked: true });
  await db.delete(ssoAttempts).where(inArray(ssoAttempts.stateHash, expired));
}
