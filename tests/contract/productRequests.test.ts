import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import { customers } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { newName, reason, type ShownRequest } from './support/productRequests.ts';
import { askAs } from './support/signedIn.ts';

const unknown = { code: 'NOT_FOUND', message: "We don't know that product request" };

describe.each(databaseKinds)('product requests on $name', ({ open }) => {
  let api: Api;
  const tokens = { owner: '', user: '', otherOwner: '', administrator: '', affiliate: '' };

  beforeAll(async () => {
    api = await openApi(await open(), { PRODUCT_REQUESTS_PER_DAY: '100000' });
    tokens.owner = await api.tokenOf('owner@lintel.test');
    tokens.user = await api.tokenOf('user@lintel.test');
    tokens.otherOwner = await api.tokenOf('owner@birch.test');
    tokens.administrator = await api.tokenOf('admin@lintel.test');
    tokens.affiliate = await api.tokenOf('affiliate@lintel.test');
  });
  afterAll(() => api.close());

  const ask = (token: string | undefined, operationName: string, variables: object = {}) =>
    askAs(api, token, operationName, variables);

  function submit(token: string | undefined, changes: object = {}): Promise<LightMyRequestResponse> {
    const request = { key: randomUUID(), name: newName(), reason, ...changes };
    return ask(token, 'SubmitProductRequest', { request });
  }

  async function submitted(token: string, changes: object = {}): Promise<ShownRequest> {
    const data = dataOf(await submit(token, changes)) as { submitProductRequest: ShownRequest };
    return data.submitProductRequest;
  }

  async function list(token: string): Promise<ShownRequest[]> {
    const data = dataOf(await ask(token, 'ProductRequests')) as { productRequests: ShownRequest[] };
    return data.productRequests;
  }

  function setState(id: string, state: typeof productRequests.$inferSelect.state) {
    return api.db
      .update(productRequests)
      .set({ state })
      .where(eq(productRequests.id, Number(id)));
  }

  const withdraw = (token: string, id: string) => ask(token, 'WithdrawProductRequest', { id });
  const vote = (token: string, id: string) => ask(token, 'VoteForProductRequest', { id });

  async function rowsCalled(name: string): Promise<number | undefined> {
    const [row] = await api.db
      .select({ rows: count() })
      .from(productRequests)
      .where(eq(productRequests.name, name));
    return row?.rows;
  }

  it('list the sample data: all of the company to an owner, their own to a user', async () => {
    expect(await list(tokens.owner)).toMatchObject([
      { reference: 'PR-000003', status: 'planned', askedBy: 'Sam Reed', votes: 1, canWithdraw: false },
      { reference: 'PR-000002', status: 'inReview', askedBy: 'Sam Reed', votes: 2, canWithdraw: true },
      {
        reference: 'PR-000001',
        status: 'declined',
        statusReason: expect.stringContaining('region'),
        askedBy: 'Dana Lee',
        askedOn: '2026-09-14T15:00:00.000Z',
        canWithdraw: false,
      },
    ]);
    const own = await list(tokens.user);
    expect(own.map(({ reference }) => reference)).toEqual(['PR-000003', 'PR-000002']);
    expect(await list(tokens.otherOwner)).toEqual([]);
  });

  it('are saved, and listed first', async () => {
    const name = newName();
    const request = await submitted(tokens.user, {
      name: `  ${name} `,
      category: 'Other',
      website: 'fleet.example',
      people: 6,
      contactBy: 'PHONE',
    });
    expect(request).toEqual({
      id: request.id,
      reference: `PR-${request.id.padStart(6, '0')}`,
      name,
      status: 'submitted',
      statusReason: null,
      partner: null,
      askedBy: 'Sam Reed',
      askedOn: expect.any(String),
      votes: 1,
      canWithdraw: true,
    });
    const [row] = await api.db
      .select()
      .from(productRequests)
      .where(eq(productRequests.id, Number(request.id)));
    expect(row).toMatchObject({
      category: 'Other',
      website: 'https://fleet.example',
      people: 6,
      contactBy: 'PHONE',
    });
    expect((await list(tokens.owner))[0]).toEqual(request);
  });

  it.each([
    ['name', { name: '  ' }, 'Product or company name cannot be a blank character'],
    ['website', { website: 'javascript:alert(1)' }, 'Website is not a valid url'],
    ['people', { people: 0 }, 'Number of people must be between 1-10000'],
    ['key', { key: 'x y' }, 'The key of the request is not valid'],
  ])('with an invalid %s are refused and not saved: %j', async (member, changes, message) => {
    const before = await list(tokens.owner);
    expect(refusalOf(await submit(tokens.user, changes))).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ message, members: [member] }] },
    });
    expect(await list(tokens.owner)).toEqual(before);
  });

  it('keep text that looks like code unchanged', async () => {
    const name = `'); drop table product_requests; -- <img src=x onerror=alert(1)> {{7*7}} =cmd() 🏗️`;
    const request = await submitted(tokens.user, { name, reason: `${name} ${'$1 %s \\'.repeat(3)}` });
    expect(request.name).toBe(name);
    expect((await list(tokens.owner))[0]?.name).toBe(name);
    expect(outcomeOf(await submit(tokens.user, { name: 'half a 🏗'.slice(0, -1) }))).toBe('VALIDATION_FAILED');
  });

  it('are refused, naming the earlier one, while the company has an open one of the same name', async () => {
    const name = newName();
    const first = await submitted(tokens.user, { name });
    const same = name.toUpperCase().replaceAll(' ', ' \u00a0 ');
    for (const [token, isOwn] of [
      [tokens.owner, false],
      [tokens.user, true],
    ] as const) {
      expect(refusalOf(await submit(token, { name: same }))).toMatchObject({
        message: `Your company already asked for this: ${first.reference}`,
        extensions: {
          code: 'DUPLICATE_REQUEST',
          earlier: { id: first.id, reference: first.reference, askedOn: expect.any(String), isOwn },
        },
      });
    }
    const another = await submitted(tokens.otherOwner, { name });
    expect(another.id).not.toBe(first.id);
    await setState(first.id, 'declined');
    expect(outcomeOf(await submit(tokens.owner, { name: same }))).toBe('accepted');
  });

  it('are saved once from 20 concurrent ones of the same name, and from 20 retries', async () => {
    const name = newName();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        outcomeOf(await submit(at % 2 ? tokens.owner : tokens.user, { name })),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(19).fill('DUPLICATE_REQUEST'), 'accepted']);
    expect(await rowsCalled(name)).toBe(1);

    const again = { name: newName(), key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => submitted(tokens.user, again)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rowsCalled(again.name)).toBe(1);
    // A key is unique per person.
    expect(outcomeOf(await submit(tokens.otherOwner, again))).toBe('accepted');
  });

  it('count each vote of the company once, while they are open', async () => {
    const { id, reference } = await submitted(tokens.user);
    const counted = (votes: number) => ({ voteForProductRequest: { reference, votes } });
    expect(dataOf(await vote(tokens.user, id))).toEqual(counted(1));
    const votes = await Promise.all(Array.from({ length: 10 }, () => vote(tokens.owner, id)));
    expect(votes.map(dataOf)).toEqual(Array(10).fill(counted(2)));
    await setState(id, 'available');
    expect(refusalOf(await vote(tokens.owner, id))).toMatchObject({
      message: `${reference} is available already, so it can't be voted for`,
      extensions: { code: 'ACTION_REFUSED' },
    });
    expect((await list(tokens.owner))[0]?.votes).toBe(2);
  });

  it('can be withdrawn by the author and the owner until they are decided', async () => {
    const [own, others, asked] = [
      await submitted(tokens.user),
      await submitted(tokens.user),
      await submitted(tokens.owner),
    ];
    expect(dataOf(await withdraw(tokens.user, own.id))).toEqual({
      withdrawProductRequest: { id: own.id, status: 'withdrawn', canWithdraw: false },
    });
    await setState(others.id, 'inReview');
    expect(outcomeOf(await withdraw(tokens.owner, others.id))).toBe('accepted');
    expect(outcomeOf(await withdraw(tokens.user, asked.id))).toBe('FORBIDDEN');
    expect(refusalOf(await withdraw(tokens.user, own.id)).message).toBe(
      `${own.reference} is withdrawn, so it can't be withdrawn`,
    );
    await setState(asked.id, 'planned');
    expect(outcomeOf(await withdraw(tokens.owner, asked.id))).toBe('ACTION_REFUSED');
    expect((await list(tokens.owner)).slice(0, 3).map(({ status }) => status)).toEqual([
      'planned',
      'withdrawn',
      'withdrawn',
    ]);
  });

  it('of another company get the same response as an unknown id', async () => {
    const { id } = await submitted(tokens.user);
    for (const act of [withdraw, vote]) {
      for (const foreign of [
        id,
        '1',
        '999999999',
        '0',
        '-1',
        '1e3',
        '0x1',
        'PR-000001',
        "1' or '1'='1",
        '',
      ]) {
        const { message, extensions } = refusalOf(await act(tokens.otherOwner, foreign));
        expect({ message, ...extensions }).toEqual(unknown);
      }
    }
    expect((await list(tokens.owner))[0]).toMatchObject({ id, status: 'submitted', votes: 1 });
    expect(await list(tokens.otherOwner)).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('are only for owners and users of a company', async () => {
    const { id } = await submitted(tokens.user);
    const nobody = await addPerson(api.db, { roleId: Role.Owner });
    const withoutCompany = await api.tokenOf(nobody.email);
    for (const [token, code] of [
      [tokens.administrator, 'FORBIDDEN'],
      [tokens.affiliate, 'FORBIDDEN'],
      [undefined, 'UNAUTHENTICATED'],
    ] as const) {
      const answers = [
        await submit(token),
        await ask(token, 'ProductRequests'),
        await ask(token, 'WithdrawProductRequest', { id }),
        await ask(token, 'VoteForProductRequest', { id }),
      ];
      expect(answers.map(outcomeOf)).toEqual(Array(4).fill(code));
    }
    expect(await list(withoutCompany)).toEqual([]);
    expect(outcomeOf(await submit(withoutCompany))).toBe('FORBIDDEN');
  });

  it('are limited per person and day, also when ten are sent at once', async () => {
    const limited = await openApi(
      { db: api.db, place: '', close: () => Promise.resolve() },
      {
        PRODUCT_REQUESTS_PER_DAY: '3',
      },
    );
    const [customer] = await api.db.insert(customers).values({ name: 'Keen & Sons' }).returning();
    const person = await addPerson(api.db, { customerId: customer?.id ?? null });
    const token = await api.tokenOf(person.email);
    const send = () =>
      askAs(limited, token, 'SubmitProductRequest', {
        request: { key: randomUUID(), name: newName(), reason },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      ...Array<string>(7).fill('TOO_MANY_ATTEMPTS'),
      ...Array<string>(3).fill('accepted'),
    ]);
    const { extensions } = refusalOf(await send());
    expect(extensions.retryAfter).toBeGreaterThan(86_300);
    await api.db
      .update(productRequests)
      .set({ askedAt: sql`${productRequests.askedAt} - make_interval(hours => 24)` })
      .where(eq(productRequests.userId, person.id));
    expect(outcomeOf(await send())).toBe('accepted');
    await limited.close();
  });
});
