import { verify } from '@node-rs/argon2';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { median } from '#tests/support/median.ts';
import { limit } from './limits.ts';
import type { MeasuredServer } from './measuredServer.ts';
import { logInsInTurn } from './person.ts';

const rounds = 3;
/** Duration of each measurement, in seconds. */
const duration = 2;

/** Password checks per second by callers who each make one after the other. */
async function rateOfChecks(callers: number, hash: string): Promise<number> {
  let done = 0;
  const start = performance.now();
  const until = start + duration * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (; performance.now() < until; done += 1) await verify(hash, samplePassword);
    }),
  );
  return (done * 1000) / (performance.now() - start);
}

/**
 * Measures how much of a log-in is the password check, which is slow by design: checks alone and log-ins over HTTP, in
 * turns, so that other load on the machine affects both alike.
 */
export async function measureLogIns(server: MeasuredServer): Promise<void> {
  const hash = await hashPassword(samplePassword);
  for (const [callers, least] of [
    [8, 0.75],
    [16, 0.8],
  ] as const) {
    const checks = () => rateOfChecks(callers, hash);
    const logIns = async () => (await server.load(logInsInTurn, duration, callers)).perSecond;
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // They take turns in going first.
      const first = round % 2 === 0 ? await logIns() : await checks();
      const second = round % 2 === 0 ? await checks() : await logIns();
      ratios.push(round % 2 === 0 ? first / second : second / first);
    }
    limit(`log-ins of ${callers} callers, of argon2id alone`, median(ratios), '>=', least);
  }
}
