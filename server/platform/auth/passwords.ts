import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Problem } from '#server/platform/http/problem.ts';

/** OWASP's parameters for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Computes hashes on three of Node's four worker threads; one stays free for files, so that pages need not wait. */
const queue = pLimit(3);
/** Hashes that wait at most: about two seconds of work. */
const longestQueue = 200;

/** @throws {Problem} SERVICE_UNAVAILABLE where too many wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** Stands in for the hash of a person without password, so that answers take equally long for both. */
const hashOfNobody = hash(randomBytes(32).toString('base64'), parameters);

/**
 * Whether the password is the one that was hashed. Without a hash it does the same work, and answers false.
 * @throws {Problem} SERVICE_UNAVAILABLE where too many wait
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const right = await inTurn(async () => verify(passwordHash ?? (await hashOfNobody), password));
  return right && passwordHash !== null;
}

/** Queues new passwords and checks together, so that many registrations do not starve log-ins. */
async function inTurn<Result>(compute: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= longestQueue) {
    throw new Problem('SERVICE_UNAVAILABLE', 'Many people are logging in right now. Try again in a moment', {
      retryAfter: 2,
    });
  }
  return queue(compute);
}
