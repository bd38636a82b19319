import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productNameKey, productRequestReference, type ProductRequestState } from '#domain/productRequest.ts';
import { productRequests, productRequestVotes } from '#server/db/requestTables.ts';
import { users } from '#server/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, personWith } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, outboxOf, toolsFor, workThrough } from './support/work.ts';

type User = typeof users.$inferSelect;

let counter = 0;

describe.each(databaseKinds)('requests that are merged, on $name', ({ open }) => {
  let api: Api;
  let token: string;
  let user: User;
  let owner: User;
  let otherOwner: User;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
    user = await personWith(api.db, 'user@lintel.test');
    owner = await personWith(api.db, 'owner@lintel.test');
    otherOwner = await personWith(api.db, 'owner@birch.test');
  });
  afterAll(() => api.close());
  beforeEach(() => emptyQueue(api.db));

  async function add(state: ProductRequestState, name: string, by: User): Promise<number> {
    counter += 1;
    const [row] = await api.db
      .insert(productRequests)
      .values({
        customerId: by.customerId ?? 0,
        userId: by.id,
        key: `merged-${counter}`,
        name,
        nameKey: productNameKey(name),
        reason: `${name} are needed`,
        state,
      })
      .returning({ id: productRequests.id });
    if (!row) throw new Error('The request was not added');
    await vote(row.id, by);
    return row.id;
  }

  const vote = (requestId: number, { id: userId }: User) =>
    api.db.insert(productRequestVotes).values({ requestId, userId });

  /** Decides about a request that nobody has changed; answers the mails that come of it. */
  async function decide(id: number, decision: string) {
    const answer = await api.graphql(
      `mutation { decideRequests(rows: [{ id: "${id}", version: 1 }], decision: { ${decision} }) { problem } }`,
      token,
    );
    expect(dataOf(answer)).toEqual({ decideRequests: [{ problem: null }] });
    await workThrough(toolsFor(api.db));
    const mails = await outboxOf(api.db);
    await emptyQueue(api.db);
    return mails.map(({ toAddress, subject, text }) => ({ to: toAddress, subject, text }));
  }

  const merge = (from: number, into: number) =>
    decide(from, `decision: MERGE, into: "${productRequestReference(into)}"`);

  /** What each person reads, once it is available from a partner that Acme Builders alone has. */
  async function madeAvailable(id: number) {
    const mails = await decide(id, 'decision: MAKE_AVAILABLE, partnerId: "12"');
    return new Map(mails.map(({ to, ...mail }) => [to, mail]));
  }

  it('tell people of another company nothing but of their own', async () => {
    const into = await add('planned', 'Acme cranes by J. Doe', user);
    const own = await add('submitted', 'Birch hoists', otherOwner);
    const [intoReference, ownReference] = [into, own].map(productRequestReference);
    const [merged] = await merge(own, into);
    expect(merged).toMatchObject({
      to: 'owner@birch.test',
      subject: `Your request ${ownReference} was merged with another one`,
    });
    expect(merged?.text).toContain(
      'Something like Birch hoists was asked for before. Your vote counts there now.',
    );
    expect(merged?.text).not.toContain(intoReference);

    const mails = await madeAvailable(into);
    expect([...mails.keys()].toSorted()).toEqual(['owner@birch.test', 'user@lintel.test']);
    const { subject, text } = mails.get('owner@birch.test') ?? { subject: '', text: '' };
    expect(subject).toBe(`Your request ${ownReference} is available`);
    expect(text).toContain(`You asked Lintel Marketplace for a product (${ownReference}).`);
    expect(text).toContain('It was merged with a similar one. Birch hoists is available now.');
    expect(text).not.toMatch(/Acme|Doe|QXO/);
    expect(text).not.toContain(intoReference);
    const asker = mails.get('user@lintel.test');
    expect(asker?.subject).toBe(`Your request ${intoReference} is available`);
    expect(asker?.text).toContain('Acme cranes by J. Doe is available now, from QXO.');
    expect(asker?.text).not.toMatch(/merged|Birch/);
  });

  it('one after the other tell each person of the one that they or their company asked for', async () => {
    const last = await add('planned', 'Roof nets', await personWith(api.db, 'user@newroof.test'));
    const between = await add('inReview', 'Birch nets', otherOwner);
    const own = await add('submitted', 'Acme nets', owner);
    await vote(own, user);
    await merge(own, between);
    await merge(between, last);
    const mails = await madeAvailable(last);
    const said = [...mails].map(([to, { subject, text }]) => [
      to,
      `${subject}: ${/(\S+ nets) is available now/.exec(text)?.[1]}`,
    ]);
    const [ofLast, ofBetween, ofOwn] = [last, between, own].map(productRequestReference);
    expect(Object.fromEntries(said)).toEqual({
      'owner@lintel.test': `Your request ${ofOwn} is available: Acme nets`,
      'user@lintel.test': `The request ${ofOwn} is available: Acme nets`,
      'owner@birch.test': `Your request ${ofBetween} is available: Birch nets`,
      'user@newroof.test': `Your request ${ofLast} is available: Roof nets`,
    });
  });

  it('within a company name each other, and tell who asked of their own', async () => {
    const into = await add('planned', 'Lifts', owner);
    const own = await add('submitted', 'Small lifts', user);
    const [intoReference, ownReference] = [into, own].map(productRequestReference);
    const [merged] = await merge(own, into);
    expect(merged?.text).toContain(`Small lifts was asked for before, as ${intoReference}.`);
    const mails = await madeAvailable(into);
    expect(mails.get('user@lintel.test')?.subject).toBe(`Your request ${ownReference} is available`);
    expect(mails.get('owner@lintel.test')?.subject).toBe(`Your request ${intoReference} is available`);
  });

  it('or not tell nothing to who voted for one and is of another company by now', async () => {
    const id = await add('planned', 'Acme ladders', user);
    const leaver = await addPerson(api.db, { customerId: user.customerId });
    await vote(id, leaver);
    await api.db.update(users).set({ customerId: otherOwner.customerId }).where(eq(users.id, leaver.id));
    expect([...(await madeAvailable(id)).keys()]).toEqual(['user@lintel.test']);
  });
});
