import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { Problem } from '#server/platform/http/problem.ts';
import { hashPassword, isCorrectPassword } from './passwords.ts';

it('three passwords are checked at once, 200 wait, and the rest get 503 with a time to retry', async () => {
  const cheap = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const checks = await Promise.allSettled(
    Array.from({ length: 250 }, () => isCorrectPassword('right', cheap)),
  );
  const refused = checks.flatMap((check): unknown[] => (check.status === 'rejected' ? [check.reason] : []));
  expect(checks.length - refused.length).toBe(203);
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
  const checks = Array.from({ length: 203 }, () => isCorrectPassword('right', cheap));
  await expect(hashPassword('one too many')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await Promise.all(checks);
  expect(await isCorrectPassword('Build-up', await hashPassword('Build-up'))).toBe(true);
});
