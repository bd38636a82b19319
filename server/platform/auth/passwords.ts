import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Problem } from '#server/platform/http/problem.ts';

/** OWASP's parameters for argon2id, the default of the library: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Computes hashes on three of Node's four worker threads; one stays free for files, so that pages need not wait. */
const queue = pLimit(3);
/** Maximum of waiting hashes: about two seconds of work. */
const longestQueue = 200;

/** Hashes a password. @throws {Problem} SERVICE_UNAVAILABLE if too many hashes are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** Hash that `isCorrectPassword` checks for a person without a password, so that the check takes equally long. */
const hashOfNobody = hash(randomBytes(32).toString('base64'), parameters);

/** Whether a password matches a hash; false for null, after the same time. @throws {Problem} SERVICE_UNAVAILABLE */
export async function isCorrectPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const right = await inTurn(async () => verify(passwordHash ?? (await hashOfNobody), password));
  return right && passwordHash !== null;
}

/** Queues hashing and verifying together, so that many registrations do not starve log-ins. */
async function inTurn<Result>(compute: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= longestQueue) {
    throw new Problem('SERVICE_UNAVAILABLE', 'Many people are logging in right now. Try again in a moment', {
      retryAfter: 2,
    });
  }
  return queue(compute);
}
