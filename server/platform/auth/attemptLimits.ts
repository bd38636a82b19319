import { createHash } from 'node:crypto';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import { Problem } from '#server/platform/http/problem.ts';

/**
 * The key under which attempts at an account are counted: SHA-256 of the email, since people type passwords into that
 * field. Spellings that look alike, and sub-addresses (RFC 5233), are one account.
 */
export function accountHash(email: string): string {
  const spelling = email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
  return createHash('sha256').update(spelling).digest('base64url');
}

/** Returns the seconds until an instant is more than `window` seconds ago. */
export function secondsUntilOver(instant: SQL | Column, window: number): SQL<number | null> {
  return sql<number | null>`ceil(extract(epoch from ${instant} - ${fromNow(-window)}))::int`;
}

/** Creates the problem TOO_MANY_ATTEMPTS (429); `what` begins its message, and `wait` is in seconds. */
export function tooManyAttempts(what: string, wait: number): Problem {
  const minutes = Math.ceil(wait / 60);
  const text = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem('TOO_MANY_ATTEMPTS', `${what}. Try again in ${text}`, { retryAfter: wait });
}
