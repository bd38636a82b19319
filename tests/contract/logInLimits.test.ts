import { count, eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { failedLogIns } from '#server/platform/auth/attemptTables.ts';
import { openApi, type Api } from './support/api.ts';
import { everyDatabaseKind, sharePostgres } from './support/databases.ts';
import { hasPostgres } from './support/postgresCluster.ts';

const email = 'owner@lintel.test';
const quarter = 900;
const hour = 3600;

interface From {
  readonly email?: string;
  readonly address?: string;
  readonly forwardedFor?: string;
}

function logIn(api: Api, password: string, from: From = {}): Promise<LightMyRequestResponse> {
  return api.call({
    method: 'POST',
    url: '/api/app/anonymous/login',
    remoteAddress: from.address ?? '192.0.2.1',
    headers: from.forwardedFor === undefined ? {} : { 'x-forwarded-for': from.forwardedFor },
    payload: { email: from.email ?? email, password },
  });
}

/** The statuses of wrong attempts, one after the other. */
async function fail(api: Api, times: number, fromOf: (attempt: number) => From = () => ({})) {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    statuses.push((await logIn(api, 'a guess', fromOf(attempt))).statusCode);
  }
  return statuses;
}

/** Each attempt is on another account. */
function onOtherAccounts(attempt: number): From {
  return { email: `somebody-${attempt}@lintel.test` };
}

/** Nine attempts come from each address, one less than the limit. */
function nineFromEach(attempt: number): From {
  return { address: `198.51.100.${Math.floor(attempt / 9)}` };
}

/** Each attempt comes from another address of one /64. */
function fromOneNetwork(attempt: number): From {
  return { address: `2001:db8:0:1::${attempt.toString(16)}` };
}

/** Each attempt claims another address; `proxies` is the part of the header that proxies added. */
function claiming(proxies = ''): (attempt: number) => From {
  return (attempt) => ({ forwardedFor: `198.51.100.${attempt}${proxies}` });
}

/** Each attempt has the name that a proxy gives to a hidden address (RFC 7239, section 6.3). */
function fromHiddenAddresses(attempt: number): From {
  return { forwardedFor: `_hidden-${attempt}` };
}

/** The body of an answer without the times in it. */
function bodyWithoutTimes({ body }: LightMyRequestResponse): string {
  return body.replaceAll(/\d+/g, 'n');
}

function repeat(status: number, times: number): number[] {
  return Array<number>(times).fill(status);
}

/** The same database for another instance, which leaves it open. */
function shared({ db }: OpenDatabase): OpenDatabase {
  return { db, place: '', close: () => Promise.resolve() };
}

describe.each(everyDatabaseKind)('failed log-ins on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(failedLogIns));

  /** Makes all failures so far older by these seconds. */
  async function passTime(seconds: number) {
    await api.db
      .update(failedLogIns)
      .set({ at: sql`${failedLogIns.at} - make_interval(secs => ${seconds})` });
  }

  async function kept(): Promise<number> {
    const [row] = await api.db.select({ rows: count() }).from(failedLogIns);
    return row?.rows ?? -1;
  }

  it('are limited to 10 per account and IP address in 15 minutes, then even the right password waits', async () => {
    expect(await fail(api, 11)).toEqual([...repeat(401, 10), 429]);
    const answer = await logIn(api, samplePassword);
    expect(answer.statusCode).toBe(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(quarter - 30);
    expect(wait).toBeLessThanOrEqual(quarter);
    expect(answer.json()).toEqual({
      error: {
        code: 'TOO_MANY_ATTEMPTS',
        message: 'Too many attempts to log in. Try again in 15 minutes',
        details: { retryAfter: wait },
      },
    });
    await passTime(quarter);
    expect((await logIn(api, samplePassword)).statusCode).toBe(200);
  });

  it('allow a log-in again after the time in Retry-After', async () => {
    await fail(api, 5);
    await passTime(600);
    await fail(api, 5);
    const answer = await logIn(api, samplePassword);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeLessThanOrEqual(300);
    expect(answer.body).toMatch(/Try again in 5 minutes/);
    await passTime(wait);
    expect((await logIn(api, samplePassword)).statusCode).toBe(200);
  });

  it('announce a wait of one minute in the singular', async () => {
    await fail(api, 10);
    await passTime(quarter - 20);
    expect((await logIn(api, samplePassword)).body).toMatch(/Try again in a minute"/);
  });

  it('exclude log-ins that succeed, and attempts during the wait', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) {
      expect((await logIn(api, samplePassword)).statusCode).toBe(200);
    }
    expect(await kept()).toBe(0);
    await fail(api, 15);
    expect(await kept()).toBe(10);
  });

  it('get the same answers for an unknown account', async () => {
    const nobody = 'nobody@lintel.test';
    expect(await fail(api, 11, () => ({ email: nobody }))).toEqual([...repeat(401, 10), 429]);
    await fail(api, 11);
    const [known, unknown] = [await logIn(api, 'x'), await logIn(api, 'x', { email: nobody })];
    expect(bodyWithoutTimes(unknown)).toBe(bodyWithoutTimes(known));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('count together for every spelling of an email address', async () => {
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      'ｏｗｎｅｒ@lintel.test',
      'Owner@Lintel.Test',
    ];
    const emailOf = (attempt: number) => ({ email: spellings[attempt % spellings.length] ?? email });
    expect(await fail(api, 11, emailOf)).toEqual([...repeat(401, 10), 429]);
  });

  it('are stored without the typed email address', async () => {
    await fail(api, 1, () => ({ email: 'my-secret-password@lintel.test' }));
    expect(JSON.stringify(await api.db.select().from(failedLogIns))).not.toContain('secret');
  });

  it('count separately for another IP address', async () => {
    await fail(api, 11);
    const elsewhere = { address: '192.0.2.2' };
    expect((await logIn(api, samplePassword, elsewhere)).statusCode).toBe(200);
    expect(await fail(api, 11, () => elsewhere)).toEqual([...repeat(401, 10), 429]);
  });

  it('count together for the /64 of an IPv6 address, and an IPv4-mapped address counts as IPv4', async () => {
    expect(await fail(api, 11, fromOneNetwork)).toEqual([...repeat(401, 10), 429]);
    expect(await fail(api, 1, () => ({ address: '2001:0DB8::1:a:b:c:d' }))).toEqual([429]);
    expect(await fail(api, 1, () => ({ address: '2001:db8:0:2::1' }))).toEqual([401]);
    await fail(api, 10);
    expect(await fail(api, 1, () => ({ address: '::ffff:192.0.2.1' }))).toEqual([429]);
  });

  it('ignore X-Forwarded-For without a trusted proxy', async () => {
    expect(await fail(api, 11, claiming())).toEqual([...repeat(401, 10), 429]);
  });

  it('count by the address that a trusted proxy adds, and by none before it', async () => {
    const behind = await openApi(shared(database), { TRUST_PROXY: '192.0.2.0/24' });
    expect(await fail(behind, 11, claiming(', 203.0.113.1'))).toEqual([...repeat(401, 10), 429]);
    expect(await fail(behind, 1, claiming(', 203.0.113.2'))).toEqual([401]);
    expect(await fail(behind, 11, fromHiddenAddresses)).toEqual([...repeat(401, 10), 429]);
    await behind.close();
  });

  it('are limited per IP address in 15 minutes, across accounts', async () => {
    const few = await openApi(shared(database), { LOG_IN_FAILURES_PER_ADDRESS: '30' });
    expect(await fail(few, 31, onOtherAccounts)).toEqual([...repeat(401, 30), 429]);
    const answer = await logIn(few, samplePassword);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(quarter - 30);
    expect((await logIn(few, samplePassword, { address: '192.0.2.2' })).statusCode).toBe(200);
    await few.close();
  });

  it('are limited per account in an hour, without a lock for addresses that did not fail', async () => {
    const few = await openApi(shared(database), { LOG_IN_FAILURES_PER_ACCOUNT: '20' });
    expect(await fail(few, 21, nineFromEach)).toEqual([...repeat(401, 20), 429]);
    const attacker = await logIn(few, samplePassword, { address: '198.51.100.1' });
    expect(attacker.statusCode).toBe(429);
    expect(Number(attacker.headers['retry-after'])).toBeGreaterThan(hour - 30);

    const owner = { address: '203.0.113.1' };
    expect((await logIn(few, samplePassword, owner)).statusCode).toBe(200);
    expect(await fail(few, 2, () => owner)).toEqual([401, 429]);
    const another = { address: '203.0.113.2' };
    expect((await logIn(few, samplePassword, another)).statusCode).toBe(200);
    await passTime(hour);
    expect((await logIn(few, samplePassword, owner)).statusCode).toBe(200);
    await few.close();
  });

  it('stay within the limit when sent concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(api, 'a guess')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40);
  });

  it('lock out a right password among many concurrent attempts', async () => {
    const guesses = Array.from({ length: 50 }, (_, index) => (index === 49 ? samplePassword : 'a guess'));
    const answers = await Promise.all(guesses.map((guess) => logIn(api, guess)));
    expect(answers[49]?.statusCode).toBe(429);
  });

  it('from a new address are limited to one if the account has reached its limit', async () => {
    const few = await openApi(shared(database), { LOG_IN_FAILURES_PER_ACCOUNT: '5' });
    await fail(few, 5);
    const address = '203.0.113.1';
    const answers = await Promise.all(Array.from({ length: 9 }, () => logIn(few, 'a guess', { address })));
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(1);
    await few.close();
  });

  it('are deleted once no limit counts them', async () => {
    await fail(api, 5);
    await passTime(hour);
    await fail(api, 1, () => ({ email: 'nobody@lintel.test' }));
    expect(await kept()).toBe(1);
  });

  it('include right passwords of people who are not active', async () => {
    const statuses = repeat(0, 11).map(() => logIn(api, samplePassword, { email: 'invited@lintel.test' }));
    expect((await Promise.all(statuses)).filter(({ statusCode }) => statusCode === 429)).not.toEqual([]);
    const rows = await api.db.select().from(failedLogIns).where(eq(failedLogIns.address, '192.0.2.1'));
    expect(rows.length).toBeGreaterThanOrEqual(10);
  });
});

describe.skipIf(!hasPostgres)('two instances on one PostgreSQL', () => {
  it('share the limits of failed log-ins, in sequence and concurrently', async () => {
    const shared = await sharePostgres();
    const instances = await Promise.all([1, 2].map(async () => openApi(await shared.open())));
    const instance = (attempt: number) => instances[attempt % 2] as Api;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await logIn(instance(attempt), 'a guess')).statusCode);
    }
    expect(statuses).toEqual([...repeat(401, 10), 429]);

    const somebody = { email: 'user@lintel.test' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, attempt) => logIn(instance(attempt), 'a guess', somebody)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(10);
    expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true);
    await Promise.all(instances.map((api) => api.close()));
    await shared.remove();
  });
});
