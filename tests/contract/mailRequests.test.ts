import { count, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailRequests } from '#server/platform/auth/attemptTables.ts';
import { createLink } from '#server/platform/auth/links.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds, sharePostgres } from './support/databases.ts';
import { answers, ask, newEmail, outcomeOf, peopleWith, queued, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import { createTeamSteps, invitation } from './support/teams.ts';

const minutes = 60;
const refused = 'TOO_MANY_ATTEMPTS';

function shared({ db }: OpenDatabase): OpenDatabase {
  return { db, place: '', close: () => Promise.resolve() };
}

function repeat(outcome: string, times: number): string[] {
  return Array<string>(times).fill(outcome);
}

/** Body of a response, with its numbers masked. */
function maskNumbers({ body }: LightMyRequestResponse): string {
  return body.replaceAll(/\d+/g, 'n');
}

/** Client address of a request, each one different in the same /64. */
function addressInNetwork(request: number): string {
  return `2001:db8:0:1::${request.toString(16)}`;
}

describe.each(databaseKinds)('requests that cause mail on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(mailRequests);
    await api.db.delete(jobs);
  });

  /** Makes every stored request older by this number of seconds. */
  async function passTime(seconds: number) {
    await api.db
      .update(mailRequests)
      .set({ at: sql`${mailRequests.at} - make_interval(secs => ${seconds})` });
  }

  async function countRequests(): Promise<number> {
    const [row] = await api.db.select({ rows: count() }).from(mailRequests);
    return row?.rows ?? -1;
  }

  it('are limited to three per email address in ten minutes', async () => {
    const outcomes: string[] = [];
    for (let request = 0; request < 20; request += 1) {
      const answer = await ask(api, 'RequestPasswordReset', { email: 'owner@lintel.test' });
      expect(answer.statusCode).toBe(200);
      outcomes.push(outcomeOf(answer));
    }
    expect(outcomes).toEqual([...repeat('accepted', 3), ...repeat(refused, 17)]);
    expect(await queued(api.db)).toHaveLength(3);
    expect(await countRequests()).toBe(3);
  });

  it('count invitations by owners, including refused ones', async () => {
    const steps = createTeamSteps(api);
    const token = await api.tokenOf('owner@lintel.test');
    const known = invitation({ email: 'owner@birch.test' });
    const outcomes: string[] = [];
    for (let request = 0; request < 5; request += 1) {
      outcomes.push(outcomeOf(await steps.ask(token, 'InviteMember', known)));
    }
    expect(outcomes).toEqual([...repeat('VALIDATION_FAILED', 3), ...repeat(refused, 2)]);
  });

  it('say how long to wait when they are refused, and are accepted after that time', async () => {
    const email = newEmail();
    await ask(api, 'RequestVerification', { email });
    await passTime(5 * minutes);
    for (const _ of [2, 3]) await ask(api, 'RequestVerification', { email });
    const { message, extensions } = refusalOf(await ask(api, 'RequestVerification', { email }));
    expect(message).toBe('Too many attempts. Try again in 5 minutes');
    expect(extensions.retryAfter).toBeGreaterThan(5 * minutes - 30);
    expect(extensions.retryAfter).toBeLessThanOrEqual(5 * minutes);
    await passTime(extensions.retryAfter ?? 0);
    expect(outcomeOf(await ask(api, 'RequestVerification', { email }))).toBe('accepted');
    expect(outcomeOf(await ask(api, 'RequestVerification', { email }))).toBe(refused);
  });

  it('share one limit across all kinds of requests and all spellings of the address', async () => {
    const { id } = await addPerson(api.db, {
      email: 'count@together.test',
      emailVerified: false,
      profileComplete: false,
    });
    const invited = await addPerson(api.db, { email: 'count+b@together.test', status: 'invited' });
    const [verification, reset, invitation] = [
      await createLink(api.db, id, 'verification'),
      await createLink(api.db, id, 'passwordReset'),
      await createLink(api.db, invited.id, 'invitation'),
    ];
    const requests: [string, object][] = [
      ['Register', { registration: answers({ email: 'COUNT@together.test' }) }],
      ['RequestVerification', { email: 'ｃount@together.test' }],
      ['RequestPasswordReset', { email: 'count+a@together.test.' }],
      ['RenewLink', { token: verification }],
      ['RenewLink', { token: reset }],
      ['RequestInvitation', { token: invitation }],
    ];
    for (let first = 0; first < requests.length; first += 1) {
      await api.db.delete(mailRequests);
      const rotated = [...requests.slice(first), ...requests.slice(0, first)];
      const outcomes: string[] = [];
      for (const [operation, variables] of rotated)
        outcomes.push(outcomeOf(await ask(api, operation, variables)));
      expect(outcomes).toEqual([...repeat('accepted', 3), ...repeat(refused, 3)]);
    }
  });

  it('get the same responses whether or not the address has an account', async () => {
    const [known, unknown] = ['owner@lintel.test', newEmail()];
    for (const operation of ['RequestVerification', 'RequestPasswordReset', 'Register']) {
      await api.db.delete(mailRequests);
      const answersTo = async (email: string) => {
        const variables = operation === 'Register' ? { registration: answers({ email }) } : { email };
        const all: LightMyRequestResponse[] = [];
        for (const _ of [1, 2, 3, 4]) all.push(await ask(api, operation, variables));
        return all;
      };
      const [ofKnown, ofUnknown] = [await answersTo(known), await answersTo(unknown)];
      expect(ofUnknown.map(maskNumbers)).toEqual(ofKnown.map(maskNumbers));
      expect(ofKnown.map(outcomeOf)).toEqual([...repeat('accepted', 3), refused]);
      expect(Object.keys(ofUnknown[3]?.headers ?? {})).toEqual(Object.keys(ofKnown[3]?.headers ?? {}));
    }
  });

  it('do not count when they are invalid or over the limit', async () => {
    const email = newEmail();
    for (let request = 0; request < 5; request += 1) {
      await ask(api, 'Register', { registration: answers({ email, phone: '1' }) });
      await ask(api, 'Register', { registration: answers({ email, sponsorId: 1 }) });
      await ask(api, 'RequestVerification', { email: `${email},` });
    }
    expect(await countRequests()).toBe(0);
    for (let request = 0; request < 5; request += 1) await ask(api, 'RequestVerification', { email });
    expect(await countRequests()).toBe(3);
  });

  it('are limited to 30 per client network in 15 minutes, across all email addresses', async () => {
    const outcomes: string[] = [];
    for (let request = 0; request < 31; request += 1) {
      outcomes.push(
        outcomeOf(await ask(api, 'RequestVerification', { email: newEmail() }, addressInNetwork(request))),
      );
    }
    expect(outcomes).toEqual([...repeat('accepted', 30), refused]);
    const answer = await ask(api, 'Register', { registration: answers() }, addressInNetwork(99));
    expect(refusalOf(answer).extensions.retryAfter).toBeGreaterThan(15 * minutes - 30);
    const elsewhere = await ask(api, 'RequestVerification', { email: newEmail() }, '192.0.2.77');
    expect(outcomeOf(elsewhere)).toBe('accepted');
    await passTime(15 * minutes);
    expect(outcomeOf(await ask(api, 'RequestVerification', { email: newEmail() }, addressInNetwork(1)))).toBe(
      'accepted',
    );
  });

  it('are limited to exactly three of 50 concurrent ones, and create one person', async () => {
    const sent = answers();
    const answered = await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask(api, 'Register', { registration: sent }, `192.0.2.${at}`)),
    );
    expect(answered.map(({ statusCode }) => statusCode)).toEqual(Array<number>(50).fill(200));
    expect(answered.map(outcomeOf).toSorted()).toEqual([...repeat(refused, 47), ...repeat('accepted', 3)]);
    expect(await peopleWith(api.db, sent.email)).toHaveLength(1);
    expect(await queued(api.db)).toHaveLength(1);
  });

  it('count each aliased field of one HTTP request', async () => {
    const fields = Array.from(
      { length: 60 },
      (_, at) => `a${at}: requestPasswordReset(email: "a@b.test") { accepted }`,
    );
    const answer = await api.graphql(`mutation { ${fields.join(' ')} }`);
    expect(answer.statusCode).toBe(200);
    expect(await queued(api.db)).toHaveLength(3);
  });

  it('have limits that the settings can change', async () => {
    const strict = await openApi(shared(database), {
      MAIL_REQUESTS_PER_ACCOUNT: '1',
      MAIL_REQUESTS_PER_ADDRESS: '2',
    });
    const outcomes: string[] = [];
    for (const email of ['a@b.test', 'a@b.test', 'b@b.test', 'c@b.test']) {
      outcomes.push(outcomeOf(await ask(strict, 'RequestVerification', { email })));
    }
    await strict.close();
    expect(outcomes).toEqual(['accepted', refused, 'accepted', refused]);
  });

  it('are stored without the email address, and deleted once no limit counts them', async () => {
    await ask(api, 'RequestVerification', { email: 'my-secret@lintel.test' });
    expect(JSON.stringify(await api.db.select().from(mailRequests))).not.toContain('secret');
    await passTime(15 * minutes);
    await ask(api, 'RequestVerification', { email: newEmail() });
    expect(await countRequests()).toBe(1);
  });

  it('enqueue the same jobs whether or not the address has an account', async () => {
    const emails = ['Owner@Lintel.test', 'invited@lintel.test', newEmail()];
    for (const email of emails) {
      await ask(api, 'RequestVerification', { email });
      await ask(api, 'RequestPasswordReset', { email });
    }
    expect(await queued(api.db)).toEqual(
      emails.flatMap((email) => [
        { kind: 'verificationRequest', email },
        { kind: 'passwordResetRequest', email },
      ]),
    );
  });

  it.each<[string, unknown, string]>([
    ['a list', ['a@b.test'], 'BAD_USER_INPUT'],
    ['a list in a list', [['a@b.test']], 'BAD_USER_INPUT'],
    ['an object', { $ne: null }, 'BAD_USER_INPUT'],
    ['a number', 1, 'BAD_USER_INPUT'],
    ['null', null, 'BAD_USER_INPUT'],
    ['two addresses', 'a@b.test,c@d.test', 'VALIDATION_FAILED'],
    ['a mail header after a line break', 'a@b.test\r\nBcc: c@d.test', 'VALIDATION_FAILED'],
    ['a quoted name', '"a@b c"@d.test', 'VALIDATION_FAILED'],
    ['a display name', 'Me <a@b.test>', 'VALIDATION_FAILED'],
    ['two addresses with a full-width comma', 'a@b.test，c@d.test', 'VALIDATION_FAILED'],
    ['an address of 64 kB', `${'a'.repeat(65_536)}@b.test`, 'VALIDATION_FAILED'],
    ['an address with 64 kB of dots', `a@b${'.'.repeat(65_536)}x`, 'VALIDATION_FAILED'],
    ['nested comments', `${'('.repeat(300)}a@b.test`, 'VALIDATION_FAILED'],
    ['an address with a NUL', 'a\u0000@b.test', 'VALIDATION_FAILED'],
  ])('are refused with %s as the address', async (_what, email, code) => {
    const start = performance.now();
    const answered = [
      await ask(api, 'RequestVerification', { email }),
      await ask(api, 'RequestPasswordReset', { email }),
      await ask(api, 'Register', { registration: answers({ email }) }),
    ];
    expect(answered.map(outcomeOf)).toEqual(repeat(code, 3));
    expect(await queued(api.db)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(answered[0]?.body).not.toContain('b.test');
    expect(api.log.join('')).not.toContain('b.test');
  });
});

describe.skipIf(!hasPostgres)('two instances on one PostgreSQL', () => {
  it('share the limit of requests that cause mail', async () => {
    const shared = await sharePostgres();
    const instances = await Promise.all([1, 2].map(async () => openApi(await shared.open())));
    const email = newEmail();
    const answered = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        ask(instances[at % 2] as Api, 'RequestPasswordReset', { email }, `192.0.2.${at}`),
      ),
    );
    expect(answered.filter((answer) => outcomeOf(answer) === 'accepted')).toHaveLength(3);
    expect(answered.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await Promise.all(instances.map((api) => api.close()));
    await shared.remove();
  });
});
