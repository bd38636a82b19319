import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { ssoExchangePath, ssoLoginPath } from '#domain/singleSignOn.ts';
import { createSecret, hashSecret } from '#server/platform/auth/randomSecret.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteUnlocked } from '#server/platform/db/deleteUnlocked.ts';
import { leaveSecret, readSecret } from '#server/platform/http/secretCookie.ts';
import { ssoAttempts } from './ssoTables.ts';

/** Seconds in which a log-in that has begun can be finished. */
const attemptLife = 600;

/** Only the two calls of single sign-on get the cookie, for the life of the attempt. */
const cookie = { name: `${brand.slug}-sso`, paths: [ssoLoginPath, ssoExchangePath], life: attemptLife };

/** Reads the secret by which a browser shows that it began a log-in; null where it has none of our form. */
export function browserSecretOf(request: FastifyRequest): string | null {
  return readSecret(request, cookie);
}

export function leaveBrowserSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  leaveSecret(reply, cookie, secret, secure);
}

/** Values of one log-in, which the browser never sees in plain text. */
export interface Attempt {
  readonly nonce: string;
  /** PKCE, RFC 7636. */
  readonly codeVerifier: string;
  /** Path, query and hash of the page that the person wanted. */
  readonly returnUrl: string | null;
}

/** Begins a log-in for the browser with this secret, and answers the values for the provider. */
export async function beginAttempt(
  db: Database,
  browserSecret: string,
  returnUrl: string | null,
): Promise<Attempt & { readonly state: string }> {
  await deleteExpiredAttempts(db);
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
 * Spends the attempt with this `state`, and answers it to one of concurrent calls; null where it does not exist, is expired
 * or spent, or began in another browser.
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

export function deleteExpiredAttempts(db: Database): Promise<void> {
  return deleteUnlocked(db, ssoAttempts, ssoAttempts.stateHash, lt(ssoAttempts.expiresAt, sql`now()`));
}
