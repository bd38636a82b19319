import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Problem } from '#server/http/problem.ts';

/** OWASP's parameters for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checks run on Node's four worker threads; one stays free for files, so that pages do not wait for log-ins. */
const queue = pLimit(3);
/** About two seconds' worth of checks: whoever would wait longer is better told so. */
const longestQueue = 200;

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Stands in for the hash of a person who has none, so that answers take as long as for one who has. */
const hashOfNobody = hashPassword(randomBytes(32).toString('base64'));

/**
 * Whether the password is the one that was hashed. Without a hash the same work is done, and the answer is no.
 * @throws {Problem} SERVICE_UNAVAILABLE where too many wait to be checked
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (queue.pendingCount >= longestQueue) {
    throw new Problem('SERVICE_UNAVAILABLE', 'Many people are logging in right now. Try again in a moment', {
      retryAfter: 2,
    });
  }
  const right = await queue(async () => verify(passwordHash ?? (await hashOfNobody), password));
  return right && passwordHash !== null;
}
