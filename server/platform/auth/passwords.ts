import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { Problem } from '#server/platform/http/problem.ts';

/** Number of threads that hash passwords, each with 19 MiB while it does. */
export const threadCount = Math.min(availableParallelism(), 4);

/**
 * The threads have the lowest priority of the process, so that log-ins do not delay other responses; processes of other
 * sessions or containers share the cores with them as usual. Only Linux has priorities of threads; elsewhere `nice` is for
 * the whole process.
 */
const threads = new Piscina({
  filename: join(import.meta.dirname, 'passwordHashes.js'),
  execArgv: [],
  minThreads: threadCount,
  maxThreads: threadCount,
  niceIncrement: process.platform === 'linux' ? 19 : 0,
});

/** Maximum of waiting hashes: about two seconds of work for two idle cores. */
const longestQueue = 200;

/** Hashes a password. @throws {Problem} SERVICE_UNAVAILABLE if too many hashes are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn('hash', password);
}

/** Whether a password matches a hash; false for null, after the same time. @throws {Problem} SERVICE_UNAVAILABLE */
export function isCorrectPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return inTurn('isCorrect', { password, passwordHash });
}

/** Queues hashing and verifying together, so that many registrations do not starve log-ins. */
async function inTurn<Result>(name: 'hash' | 'isCorrect', sent: unknown): Promise<Result> {
  if (threads.queueSize >= longestQueue) {
    throw new Problem('SERVICE_UNAVAILABLE', 'Many people are logging in right now. Try again in a moment', {
      retryAfter: 2,
    });
  }
  return threads.run(sent, { name }) as Promise<Result>;
}
