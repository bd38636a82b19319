import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { Problem } from '#server/platform/http/problem.ts';

/**
 * Threads that hash passwords. Whatever else the machine has to do comes first, so that log-ins do not delay anybody
 * else's responses. Only Linux has priorities of threads; elsewhere `nice` is for the whole process.
 */
const threads = new Piscina({
  filename: join(import.meta.dirname, 'passwordHashes.js'),
  execArgv: [],
  maxThreads: availableParallelism(),
  idleTimeout: 60_000,
  niceIncrement: process.platform === 'linux' ? 19 : 0,
});

/** Maximum of waiting hashes: about two seconds of work. */
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
