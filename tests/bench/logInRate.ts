import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import { startBuilt } from '#tests/contract/support/started.ts';
import { median } from '#tests/support/median.ts';

/**
 * Measures how much of a log-in is the password check, which is slow by design: checks alone and log-ins over HTTP,
 * in turns, so that other load on the machine affects both alike.
 */
const rounds = 5;
const callers = 8;
/** Duration of each measurement, in milliseconds. */
const duration = 3_500;
/** Least ratio of log-ins to checks; a lower one fails. */
const minRatio = 0.4;

const people = samplePeople.filter(({ invited }) => !invited);

/** Calls per second by callers who each make one after the other. */
async function rateOf(call: (turn: number) => Promise<unknown>): Promise<number> {
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

function logIn(address: string, agent: Agent, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(`${address}/api/app/anonymous/login`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`A log-in was answered ${answer.statusCode}`));
      });
    })
      .once('error', reject)
      .end(JSON.stringify({ email, password: samplePassword }));
  });
}

async function measure(address: string): Promise<number> {
  const hash = await hashPassword(samplePassword);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const checks = () => rateOf(() => verify(hash, samplePassword));
  const logIns = () => rateOf((turn) => logIn(address, agent, people[turn % people.length]?.email ?? ''));
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // They take turns in going first.
    const first = round % 2 === 0 ? await logIns() : await checks();
    const second = round % 2 === 0 ? await checks() : await logIns();
    const [check, login] = round % 2 === 0 ? [second, first] : [first, second];
    ratios.push(login / check);
    console.log(
      `Round ${round}: ${check.toFixed(0)} checks/s alone, ${login.toFixed(0)} log-ins/s, ratio ${(login / check).toFixed(2)}`,
    );
  }
  agent.destroy();
  return median(ratios);
}

const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
const server = startBuilt({ DATA_DIR: join(folder, 'data') });
try {
  const ratio = await measure(await server.ready);
  console.log(`Median ratio ${ratio.toFixed(2)}, at least ${minRatio} wanted, ${callers} callers`);
  if (ratio < minRatio) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true });
}
