import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Problem } from '#server/platform/http/problem.ts';

/** OWASP's parameters for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes are computed on Node's four worker threads; one stays free for files, so that pages need not wait. */
const queue = pLimit(3);
/** About two seconds' worth of hashes: whoever would wait longer is better told so. */
const longestQueue = 200;

/**
 * The hash of a new password.
 * @throws {Problem} SERVICE_UNAVAILABLE where too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** Stands in for the hash of a person who has none, so that answers take as long as for one who has. */
const hashOfNobody = hash(randomBytes(32).toString('base64'), parameters);

/**
 * Whether the password is the one that was hashed. Without a hash the same work is done, and the answer is no.
 * @throws {Problem} SERVICE_UNAVAILABLE where too many wait
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const right = await inTurn(async () => verify(passwordHash ?? (await hashOfNobody), password));
  return right && passwordHash !== null;
}

/** New passwords and checks wait in one line: registering many people starves nobody who logs in. */
async function inTurn<Result>(compute: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= longestQueue) {
    throw new Problem('SERVICE_UNAVAILABLE', 'Many people are logging in right now. Try again in a moment', {
      retryAfter: 2,
    });
  }
  return queue(compute);
}
