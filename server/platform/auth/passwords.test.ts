import { readdirSync, readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { Problem } from '#server/platform/http/problem.ts';
import { hashPassword, isCorrectPassword, threadCount } from './passwords.ts';

it('one password for each thread is checked at once, 200 wait, and the rest get 503 with a time to retry', async () => {
  const cheap = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const checks = await Promise.allSettled(
    Array.from({ length: 250 }, () => isCorrectPassword('right', cheap)),
  );
  const refused = checks.flatMap((check): unknown[] => (check.status === 'rejected' ? [check.reason] : []));
  // A check waits in the queue while its thread starts.
  const accepted = checks.length - refused.length;
  expect(accepted).toBeGreaterThanOrEqual(200);
  expect(accepted).toBeLessThanOrEqual(200 + threadCount);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Problem);
    expect(reason).toMatchObject({ status: 503, details: { retryAfter: 2 } });
  }
  expect([await isCorrectPassword('right', cheap), await isCorrectPassword('wrong', cheap)]).toEqual([
    true,
    false,
  ]);
});

it('new passwords wait in the same queue as checks', async () => {
  const cheap = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const checks = Array.from({ length: 200 + threadCount }, () => isCorrectPassword('right', cheap));
  await expect(hashPassword('one too many')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await Promise.allSettled(checks);
  expect(await isCorrectPassword('Build-up', await hashPassword('Build-up'))).toBe(true);
});

it.runIf(process.platform === 'linux')('threads that hash passwords have the lowest priority', async () => {
  await hashPassword('Build-up');
  const nice = readdirSync('/proc/self/task').map((thread) => {
    const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return fields.split(' ')[16];
  });
  expect(nice).toContain('19');
  expect(nice).toContain('0');
});
