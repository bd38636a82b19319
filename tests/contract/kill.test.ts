import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#domain/tokens.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import { createSeed } from '#server/createSeed.ts';
import { bearer } from './support/api.ts';
import { install, type Installation } from './support/installation.ts';

const rounds = process.env['FULL'] === '1' ? 20 : 2;
/** Seconds in which a spent refresh token may be repeated. */
const grace = 10;
const people = samplePeople.filter(({ invited }) => !invited);

/** Everything that the server acknowledged before it was killed. */
interface Acknowledged {
  readonly accessTokens: string[];
  /** Refresh tokens of one session each, in the order they were answered. */
  readonly families: string[][];
  /** Names of posted events. */
  readonly events: string[];
}

async function post(address: string, path: string, body: object): Promise<Response> {
  return fetch(`${address}/api/app/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function tokensOf(answer: Response): Promise<TokenResponse> {
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
  return (await answer.json()) as TokenResponse;
}

async function logIn(address: string, attempt: number): Promise<TokenResponse> {
  const email = people[attempt % people.length]?.email;
  return tokensOf(await post(address, 'anonymous/login', { email, password: samplePassword }));
}

async function renew(address: string, refreshToken: string): Promise<Response> {
  return post(address, 'anonymous/refresh-token', { refreshToken });
}

/** Repeats a step until the server is killed; rejects if it fails before that. */
async function untilKilled(killed: () => boolean, step: (attempt: number) => Promise<void>): Promise<void> {
  for (let attempt = 0; !killed(); attempt += 1) {
    await step(attempt).catch((error: unknown) => {
      if (!killed()) throw error;
    });
  }
}

/** Loads the server with log-ins, renewals and events from six callers, until it is killed. */
async function load(
  address: string,
  round: number,
  done: Acknowledged,
  killed: () => boolean,
): Promise<void> {
  const logIns = [0, 3].map((caller) =>
    untilKilled(killed, async (attempt) => {
      done.accessTokens.push((await logIn(address, caller + attempt)).accessToken);
    }),
  );
  const renewals = [1, 4].map(async (caller) => {
    const family: string[] = [];
    done.families.push(family);
    await untilKilled(killed, async () => {
      const last = family.at(-1);
      const { refreshToken } =
        last === undefined ? await logIn(address, caller) : await tokensOf(await renew(address, last));
      family.push(refreshToken);
    });
  });
  const events = [0, 1].map((caller) =>
    untilKilled(killed, async (attempt) => {
      const roleName = `kill-${round}-${caller}-${attempt}`;
      const { status } = await post(address, 'events', {
        events: [
          {
            name: 'Settings Button',
            properties: { roleName },
            context: { area: 'Marketplace', route: 'LandingPage' },
            at: new Date().toISOString(),
          },
        ],
      });
      if (status !== 202) throw new Error(`Answered ${status}`);
      done.events.push(roleName);
    }),
  );
  await Promise.all([...logIns, ...renewals, ...events]);
}

/** Resolves once the server has acknowledged enough of each kind, however slow the machine is. */
async function untilAcknowledged({ accessTokens, families, events }: Acknowledged): Promise<void> {
  const enough = () =>
    accessTokens.length > 0 && events.length > 0 && families.every(({ length }) => length > 2);
  while (!enough()) await delay(20);
}

async function statusOf(address: string, accessToken: string): Promise<number> {
  const path = '/api/app/user-query/user-info';
  return (await fetch(`${address}${path}`, { headers: bearer(accessToken) })).status;
}

describe(`a server that is killed ${rounds} times while it works`, () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install();
  });
  afterAll(() => installation.remove());

  it(
    'starts again without repair, and has kept what it acknowledged',
    async () => {
      let server = installation.start();
      let address = await server.ready;
      const events: string[] = [];
      const counts = { accessTokens: 0, newest: 0, spent: 0, events: 0 };
      let slowestStart = 0;

      for (let round = 0; round < rounds; round += 1) {
        let killed = false;
        const acknowledged: Acknowledged = { accessTokens: [], families: [], events: [] };
        const loaded = load(address, round, acknowledged, () => killed);
        await Promise.race([untilAcknowledged(acknowledged), loaded]);
        await Promise.race([delay(Math.random() * 1200), loaded]);
        killed = true;
        const killedAt = performance.now();
        server.kill('SIGKILL');
        await server.ended;
        await loaded;

        server = installation.start();
        address = await server.ready;
        // A renewal that was saved but never answered can be repeated only within the grace, so only a start
        // that takes less can show that the newest token works.
        const seconds = (performance.now() - killedAt) / 1000;
        slowestStart = Math.max(slowestStart, seconds);
        const newest = acknowledged.families.flatMap((family) => family.at(-1) ?? []);
        for (const token of seconds < grace - 2 ? newest : []) {
          expect((await renew(address, token)).status).toBe(200);
          counts.newest += 1;
        }
        for (const token of acknowledged.accessTokens) expect(await statusOf(address, token)).toBe(200);
        for (const family of acknowledged.families.filter(({ length }) => length > 2)) {
          const spent = family[Math.floor(Math.random() * (family.length - 2))] ?? '';
          expect((await renew(address, spent)).status).toBe(401);
          counts.spent += 1;
        }
        events.push(...acknowledged.events);
        counts.accessTokens += acknowledged.accessTokens.length;
      }
      server.kill('SIGTERM');
      await server.ended;

      const options = { dataFolder: join(installation.folder, '.data'), seed: createSeed(true) };
      const database = await openEmbeddedDatabase(options, () => undefined);
      const rows = await database.db.select().from(analyticsEvents);
      await database.close();
      const kept = rows.map(({ properties }) => (properties as { roleName: string }).roleName);
      expect(new Set(kept).size).toBe(kept.length);
      expect(events.filter((roleName) => !kept.includes(roleName))).toEqual([]);
      counts.events = events.length;
      console.log(`Killed ${rounds} times, slowest start ${slowestStart.toFixed(1)} s, kept:`, counts);
      expect(Math.min(counts.accessTokens, counts.spent, counts.events)).toBeGreaterThan(0);
    },
    20_000 + rounds * 20_000,
  );
});
