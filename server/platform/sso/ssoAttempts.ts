import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { ssoExchangePath, ssoLoginPath } from '#domain/singleSignOn.ts';
import { createSecret, hashSecret } from '#server/platform/auth/randomSecret.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteUnlockedRows } from '#server/platform/db/deleteUnlockedRows.ts';
import { readSecretCookie } from '#server/platform/http/secretCookie.ts';
import { ssoAttempts } from './ssoTables.ts';

/** Seconds in which a log-in that has begun can be finished. */
const attemptLife = 600;

/** Cookie of a browser that began a log-in, sent only to two paths of single sign-on; it expires with the attempt. */
export const ssoCookie = {
  name: `${brand.slug}-sso`,
  paths: [ssoLoginPath, ssoExchangePath],
  life: attemptLife,
};

/** Reads the secret that proves that a browser began a log-in; null without one or if it is malformed. */
export function readSsoBrowserSecret(request: FastifyRequest): string | null {
  return readSecretCookie(request, ssoCookie);
}

/** Stored values of one log-in by single sign-on: nonce, code verifier of PKCE, and page to open afterwards. */
export type Attempt = Pick<typeof ssoAttempts.$inferSelect, 'nonce' | 'codeVerifier' | 'returnUrl'>;

/** Stores a log-in of the browser with this secret, and returns the values for the provider. */
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

/** Marks a browser's attempt as used and returns it, to one of concurrent calls; null if unknown, expired, or used. */
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
    .returning();
  return attempt ?? null;
}

export function deleteExpiredAttempts(db: Database): Promise<void> {
  return deleteUnlockedRows(db, ssoAttempts, ssoAttempts.stateHash, lt(ssoAttempts.expiresAt, sql`now()`));
}
