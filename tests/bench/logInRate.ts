import { verify } from '@node-rs/argon2';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import { median } from '#tests/support/median.ts';
import { limit } from './limits.ts';
import { requestLogIn } from './person.ts';

const rounds = 3;
/** Duration of each measurement, in milliseconds. */
const duration = 2_500;

const emails = samplePeople.filter(({ invited }) => !invited).map(({ email }) => email);

/** Calls per second by callers who each make one after the other. */
async function rateOf(callers: number, call: (turn: number) => Promise<unknown>): Promise<number> {
  let done = 0;
  const start = performance.now();
  const until = start + duration;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = caller; performance.now() < until; turn += 1) {
        await call(turn);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - start);
}

/** Logs a sample person in; each turn another one. */
export function logInNext(address: string, turn: number): Promise<unknown> {
  return requestLogIn(address, emails[turn % emails.length] ?? '');
}

/**
 * Measures how much of a log-in is the password check, which is slow by design: checks alone and log-ins over HTTP, in
 * turns, so that other load on the machine affects both alike.
 */
export async function measureLogIns(address: string): Promise<void> {
  const hash = await hashPassword(samplePassword);
  for (const [callers, least] of [
    [8, 0.75],
    [16, 0.8],
  ] as const) {
    const checks = () => rateOf(callers, () => verify(hash, samplePassword));
    const logIns = () => rateOf(callers, (turn) => logInNext(address, turn));
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
