import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#domain/tokens.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { serviceUnavailable } from '#server/platform/http/respondWithError.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { bearer } from './support/api.ts';
import { install, type Installation } from './support/installation.ts';
import {
  endConnections,
  hasPostgres,
  startPostgres,
  type PostgresCluster,
} from './support/postgresCluster.ts';
import { openMigrated } from './support/migrated.ts';
import type { Started } from './support/started.ts';
import { invitation } from './support/teams.ts';

const rounds = process.env['FULL'] === '1' ? 50 : 5;
const callersOfEach = 3;
const owner = 'owner@lintel.test';
const unlimited = { MAIL_REQUESTS_PER_ADDRESS: '1000000' };
const invite = `mutation ($invitation: InvitationInput!) { inviteMember(invitation: $invitation) { email } }`;

/** Everything that an instance has acknowledged. */
interface Acknowledged {
  /** Ids of sessions that began. */
  readonly begun: string[];
  /** Ids of sessions that were renewed. */
  readonly renewed: string[];
  /** Addresses that were invited. */
  readonly invited: string[];
}

interface Instance {
  readonly server: Started;
  readonly address: string;
  readonly done: Acknowledged;
}

interface ErrorAnswer {
  readonly error?: { readonly code: string; readonly message: string };
  readonly errors?: readonly [{ readonly message: string; readonly extensions: { readonly code: string } }];
}

function sessionOf({ accessToken }: TokenResponse): string {
  return String(decodeJwt(accessToken)['sid']);
}

describe.skipIf(!hasPostgres)(`a PostgreSQL that ends all connections ${rounds} times and restarts`, () => {
  let cluster: PostgresCluster;
  let installation: Installation;
  let database: OpenDatabase;
  let instances: readonly Instance[];
  const ending = new AbortController();
  let outages = 0;

  beforeAll(async () => {
    [cluster, installation] = await Promise.all([startPostgres(), install()]);
    instances = await Promise.all([startInstance(), startInstance()]);
    database = await openMigrated(cluster.url);
  });
  afterAll(async () => {
    await installation.remove();
    await database.close();
    await cluster.remove();
  });

  async function startInstance(): Promise<Instance> {
    const server = installation.start({ ...unlimited, DATABASE_URL: cluster.url });
    const address = await server.ready;
    return { server, address, done: { begun: [], renewed: [], invited: [] } };
  }

  /** Makes a call and returns its answer; null after a 503 in the common shape of errors. */
  async function call<Answer>(address: string, body: object, token?: string): Promise<Answer | null> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & ErrorAnswer;
    if (response.status === 200 && !answer.errors) return answer;
    const [refused] = answer.errors ?? [];
    expect({
      status: response.status,
      code: answer.error?.code ?? refused?.extensions.code,
      message: answer.error?.message ?? refused?.message,
      retryAfter: response.headers.get('retry-after'),
      reference: response.headers.get('x-request-id'),
    }).toEqual({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      message: serviceUnavailable.message,
      retryAfter: '1',
      reference: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    outages += 1;
    return null;
  }

  /** Logs in, renews the session, invites somebody. */
  async function step({ address, done }: Instance): Promise<void> {
    const rest = `${address}/api/app/anonymous`;
    const first = await call<TokenResponse>(`${rest}/login`, { email: owner, password: samplePassword });
    if (!first) return;
    done.begun.push(sessionOf(first));
    const second = await call<TokenResponse>(`${rest}/refresh-token`, { refreshToken: first.refreshToken });
    if (!second) return;
    done.renewed.push(sessionOf(second));
    const email = `${randomUUID()}@oak.test`;
    const variables = invitation({ email });
    if (await call(`${address}/graphql`, { query: invite, variables }, second.accessToken)) {
      done.invited.push(email);
    }
  }

  async function work(instance: Instance): Promise<void> {
    const caller = async () => {
      while (!ending.signal.aborted) await step(instance);
    };
    await Promise.all(Array.from({ length: callersOfEach }, caller));
  }

  /** Resolves once every instance has done all steps again. */
  async function untilWorking(): Promise<void> {
    const counts = instances.map(({ done }) => done.invited.length);
    const isDue = ({ done }: Instance, index: number) =>
      done.invited.length < (counts[index] ?? 0) + callersOfEach;
    while (!ending.signal.aborted && instances.some(isDue)) await delay(20);
  }

  /** Ends all connections while at least one of them is idle in a transaction. */
  async function endWithinTransaction(): Promise<void> {
    const inTransaction = sql`exists (select from pg_stat_activity where state = 'idle in transaction')`;
    const statement = sql`${sql.raw(endConnections)} and ${inTransaction}`;
    for (let ended = 0; ended === 0 && !ending.signal.aborted;) {
      const { rows } = (await database.db.execute(statement)) as { rows: unknown[] };
      ended = rows.length;
    }
  }

  async function disturb(): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await untilWorking();
      await endWithinTransaction();
    }
    await untilWorking();
    await cluster.restart();
    await untilWorking();
  }

  it(
    'stops no server, causes 503 answers, and loses nothing that was acknowledged',
    async () => {
      const working = Promise.all(instances.map(work));
      await Promise.race([disturb(), working]).finally(() => {
        ending.abort();
      });
      await working;

      const sessionRows = await database.db.select().from(sessions);
      const generations = new Map(sessionRows.map(({ id, generation }) => [id, generation]));
      const userRows = await database.db.select({ email: users.email }).from(users);
      const people = new Set(userRows.map(({ email }) => email));
      const begun = instances.flatMap(({ done }) => done.begun);
      const renewed = instances.flatMap(({ done }) => done.renewed);
      const invited = instances.flatMap(({ done }) => done.invited);
      expect(begun.filter((id) => !generations.has(id))).toEqual([]);
      expect(renewed.filter((id) => (generations.get(id) ?? 0) < 2)).toEqual([]);
      expect(invited.filter((email) => !people.has(email))).toEqual([]);
      console.log(`${outages} calls got 503; kept:`, {
        begun: begun.length,
        renewed: renewed.length,
        invited: invited.length,
      });
      expect(outages).toBeGreaterThan(0);

      // This ends the leases and waits of jobs that were under way.
      await database.db.update(jobs).set({ claimedUntil: null, dueAt: sql`now()` });
      const mailed = async () => {
        const rows = await database.db.select({ to: outbox.toAddress }).from(outbox);
        return rows.map(({ to }) => to);
      };
      const unmailed = async () => {
        const addresses = new Set(await mailed());
        return invited.filter((email) => !addresses.has(email));
      };
      await expect.poll(unmailed, { timeout: 30_000, interval: 200 }).toEqual([]);
      const addresses = await mailed();
      expect(new Set(addresses).size).toBe(addresses.length);

      for (const { server } of instances) {
        server.kill('SIGTERM');
        expect(await server.ended).toBe(0);
      }
    },
    60_000 + rounds * 10_000,
  );
});
