import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productNameKey, type ProductRequestState } from '#domain/productRequest.ts';
import type { QueuedRequest, RequestOutcome } from '#graphql/resolvers.ts';
import { productRequests, productRequestVotes } from '#server/modules/requests/requestTables.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { findPersonByEmail, type Person } from '#server/platform/auth/person.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';
import { toolsFor, workThrough } from './support/work.ts';

let counter = 0;

describe.each(databaseKinds)('the queue of product requests on $name', ({ open }) => {
  let api: Api;
  let token: string;
  let user: Person;
  let administrator: Person;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
    user = await find('user@lintel.test');
    administrator = await find('admin@lintel.test');
    await api.db.delete(jobs);
  });
  afterAll(() => api.close());

  async function find(email: string): Promise<Person> {
    const person = await findPersonByEmail(api.db, email);
    if (!person) throw new Error(`The sample has no ${email}`);
    return person;
  }

  async function add(state: ProductRequestState, name = `Product ${(counter += 1)}`): Promise<number> {
    const [row] = await api.db
      .insert(productRequests)
      .values({
        customerId: user.user.customerId ?? 0,
        userId: user.user.id,
        key: `queue-${(counter += 1)}`,
        name,
        nameKey: productNameKey(name),
        reason: 'It is needed',
        state,
      })
      .returning({ id: productRequests.id });
    await api.db.insert(productRequestVotes).values({ requestId: row?.id ?? 0, userId: user.user.id });
    return row?.id ?? 0;
  }

  const fields =
    'id reference name mergedInto mergedIntoId status statusReason votes decisions assigneeName note version isOverdue';

  async function list(given: string): Promise<{ total: number; rows: QueuedRequest[] }> {
    const answer = await api.graphql(`{ queuedRequests(${given}) { total rows { ${fields} } } }`, token);
    return (dataOf(answer) as { queuedRequests: { total: number; rows: QueuedRequest[] } }).queuedRequests;
  }

  async function decide(rows: readonly (readonly [id: number, version: number])[], decision: string) {
    const named = rows.map(([id, version]) => `{ id: "${id}", version: ${version} }`).join(', ');
    const answer = await api.graphql(
      `mutation { decideRequests(rows: [${named}], decision: { ${decision} }) { id problem request { ${fields} } } }`,
      token,
    );
    return (dataOf(answer) as { decideRequests: RequestOutcome[] }).decideRequests;
  }

  const auditOf = (id: number) =>
    api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(id)))
      .orderBy(asc(auditEntries.id));

  /** Works off the queue; returns the mails. */
  async function sendMails(): Promise<{ to: string; subject: string; text: string }[]> {
    const sent: { to: string; subject: string; text: string }[] = [];
    await workThrough(
      toolsFor(api.db, {
        deliver: async (_db, mail, { done }) => {
          sent.push({ to: mail.to.address, subject: mail.subject, text: mail.text });
          await done(api.db);
        },
        warn: (details) => {
          throw new Error(JSON.stringify(details));
        },
      }),
    );
    return sent;
  }

  it('is filtered by state, reference, and name, sorted by age or votes, and paged', async () => {
    const first = await add('submitted', 'Scaffolding 100%');
    const second = await add('submitted', 'Scaffolding nets');
    await api.db.insert(productRequestVotes).values({ requestId: second, userId: administrator.user.id });
    const found = await list('page: 1, size: 10, search: "scaffolding"');
    expect(found.rows.map(({ id }) => Number(id))).toEqual([first, second]);
    const wanted = await list('page: 1, size: 1, search: "scaffolding", order: votes, descending: true');
    expect([wanted.total, wanted.rows.map(({ id }) => Number(id))]).toEqual([2, [second]]);
    expect((await list('page: 1, size: 10, search: "100%"')).rows).toHaveLength(1);
    expect((await list('page: 1, size: 10, search: "g_n"')).rows).toHaveLength(0);
    const [referred] = (await list(`page: 1, size: 10, search: "${found.rows[0]?.reference}"`)).rows;
    expect(Number(referred?.id)).toBe(first);
    expect((await list('page: 1, size: 10, search: "scaffolding", statuses: [planned]')).total).toBe(0);
    const all = await list('page: 1, size: 100');
    const states = await Promise.all(
      ['submitted', 'inReview', 'planned', 'available', 'declined', 'withdrawn', 'merged'].map((status) =>
        list(`page: 1, size: 10, statuses: [${status}]`),
      ),
    );
    expect(states.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  });

  /** Ids of the requests that were merged into this one. */
  async function into(id: number, given = ''): Promise<number[]> {
    const { total, rows } = await list(`page: 1, size: 10, mergedInto: "${id}"${given}`);
    expect(total).toBe(rows.length);
    return rows.map((row) => Number(row.id)).toSorted((a, b) => a - b);
  }

  it('lists the requests that were merged into one, directly or in a chain, and names it in each', async () => {
    const [last, between, first, other] = [
      await add('inReview'),
      await add('submitted'),
      await add('submitted'),
      await add('submitted'),
    ];
    await decide([[first, 1]], `decision: merge, into: "PR-${between}"`);
    const [merged] = await decide([[between, 1]], `decision: merge, into: "PR-${last}"`);
    expect([merged?.request?.mergedInto, Number(merged?.request?.mergedIntoId)]).toEqual([
      `PR-${String(last).padStart(6, '0')}`,
      last,
    ]);
    expect([await into(last), await into(between), await into(other)]).toEqual([
      [between, first],
      [first],
      [],
    ]);
    expect(await into(last, ', statuses: [submitted]')).toEqual([]);
    expect(await into(last, `, search: "PR-${first}"`)).toEqual([first]);
  });

  it('shows the decisions that the chart allows, and which requests are overdue', async () => {
    const id = await add('submitted');
    await api.db
      .update(productRequests)
      .set({ askedAt: sql`now() - interval '9 days'` })
      .where(eq(productRequests.id, id));
    const [waiting] = (await list(`page: 1, size: 1, search: "PR-${id}"`)).rows;
    expect(waiting).toMatchObject({ isOverdue: true, decisions: ['startReview', 'merge'], votes: 1 });
    const [begun] = await decide([[id, 1]], 'decision: startReview');
    expect(begun?.request).toMatchObject({ status: 'inReview', isOverdue: false, version: 2 });
    expect(begun?.request?.decisions).toEqual(['plan', 'makeAvailable', 'decline', 'merge']);
  });

  it('declines with a reason, which the author reads by mail and on the page, and audits it', async () => {
    const id = await add('inReview', 'Crane hire');
    await sendMails();
    const [declined] = await decide([[id, 1]], 'decision: decline, reason: "Too few\\nneed it."');
    expect(declined).toMatchObject({ problem: null, request: { status: 'declined', version: 2 } });
    const mails = await sendMails();
    expect(mails.map(({ to }) => to)).toEqual(['user@lintel.test']);
    expect(mails[0]?.text).toContain('The reason: Too few need it.');
    const own = await api.graphql(
      '{ productRequests { name status statusReason } }',
      await api.tokenOf('user@lintel.test'),
    );
    expect(own.body).toContain(
      '{"name":"Crane hire","status":"declined","statusReason":"Too few\\nneed it."}',
    );
    const [entry] = await auditOf(id);
    expect(entry).toMatchObject({
      action: 'productRequest.decline',
      entity: 'productRequest',
      actorId: administrator.user.id,
      before: { state: 'inReview', stateReason: null },
      after: { state: 'declined', stateReason: 'Too few\nneed it.' },
      reason: 'Too few\nneed it.',
    });
    expect(entry?.requestId).toMatch(/^[\w-]{8,}$/);
  });

  it('mails every voter when a product is available', async () => {
    const id = await add('planned');
    const owner = await find('owner@lintel.test');
    await api.db.insert(productRequestVotes).values({ requestId: id, userId: owner.user.id });
    await sendMails();
    await decide([[id, 1]], 'decision: makeAvailable, partnerId: "4"');
    const mails = await sendMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['owner@lintel.test', 'user@lintel.test']);
    expect(mails[0]?.text).toContain('https://market.example/partner/lendflow');
  });

  it('skips decisions that the chart refuses or that have an old version, and makes the others', async () => {
    const [declined, waiting, reviewed] = [
      await add('declined'),
      await add('submitted'),
      await add('inReview'),
    ];
    await decide([[reviewed, 1]], 'decision: plan');
    const outcomes = await decide(
      [
        [declined, 1],
        [waiting, 1],
        [reviewed, 1],
        [999_999, 1],
      ],
      'decision: startReview',
    );
    const problems = outcomes.map(({ problem }) => problem?.replace(/PR-\d+/, 'PR-n') ?? 'done');
    expect(problems).toEqual([
      "PR-n is declined, so it can't be reviewed",
      'done',
      'Alex Morgan changed PR-n since you opened it',
      "We don't know that product request",
    ]);
    expect(await auditOf(declined)).toEqual([]);
    expect((await auditOf(reviewed)).map(({ action }) => action)).toEqual(['productRequest.plan']);
  });

  it('logs a decision that fails unexpectedly, and makes the others', async () => {
    const ids = [await add('submitted'), await add('submitted', 'Out of luck'), await add('submitted')];
    await api.db.execute(sql`
      create function fail() returns trigger language plpgsql as
        $$ begin raise 'deadlock detected' using errcode = 'deadlock_detected'; end $$`);
    await api.db.execute(sql`
      create trigger fail before update on product_requests
        for each row when (new.name = 'Out of luck') execute function fail()`);
    const logged = api.log.length;
    const outcomes = await decide(
      ids.map((id) => [id, 1] as const),
      'decision: startReview',
    );
    await api.db.execute(sql`drop function fail cascade`);
    expect(outcomes).toMatchObject([
      { problem: null, request: { status: 'inReview' } },
      { problem: 'Something went wrong on our side', request: null },
      { problem: null, request: { status: 'inReview' } },
    ]);
    const [request] = await auditOf(ids[0] ?? 0);
    const lines = api.log.slice(logged).filter((line) => line.includes('deadlock detected'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, reqId: request?.requestId });
  });

  it('makes no decision when one of the ids is malformed', async () => {
    const id = await add('submitted');
    const answer = await api.graphql(
      `mutation { decideRequests(rows: [{ id: "${id}", version: 1 }, { id: "x", version: 1 }],
        decision: { decision: startReview }) { id } }`,
      token,
    );
    expect(codesOf(answer)).toEqual(['NOT_FOUND']);
    expect(await auditOf(id)).toEqual([]);
  });

  it('refuses an invalid decision', async () => {
    const id = await add('inReview');
    const [reasonless] = await decide([[id, 1]], 'decision: decline, reason: "  "');
    expect(reasonless?.problem).toMatch(/^Say why PR-\d+ is declined$/);
    const [partnerless] = await decide([[id, 1]], 'decision: makeAvailable, partnerId: "999"');
    expect(partnerless?.problem).toBe("We don't know that partner");
    const [alone] = await decide([[id, 1]], `decision: merge, into: "PR-${id}"`);
    expect(alone?.problem).toBe('A request can only be merged with another one that is still open');
    expect(await auditOf(id)).toEqual([]);
  });

  it('saves the assignee and the note, unless the request has changed since', async () => {
    const id = await add('submitted');
    const handle = (given: string) =>
      api.graphql(`mutation { handleRequest(id: "${id}", ${given}) { assigneeName note version } }`, token);
    const me = `assigneeId: "${administrator.user.id}"`;
    expect(dataOf(await handle(`version: 1, ${me}, note: "Ask Lendflow"`))).toEqual({
      handleRequest: { assigneeName: 'Alex Morgan', note: 'Ask Lendflow', version: 2 },
    });
    expect(codesOf(await handle('version: 1, note: "Mine"'))).toEqual(['CONFLICT']);
    expect(codesOf(await handle(`version: 2, assigneeId: "${user.user.id}"`))).toEqual(['ACTION_REFUSED']);
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'productRequest.handle',
        before: { assigneeId: null, note: null },
        after: { assigneeId: administrator.user.id, note: 'Ask Lendflow' },
      },
    ]);
  });
});
