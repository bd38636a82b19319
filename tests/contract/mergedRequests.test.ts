import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productRequestReference } from '#domain/productRequest.ts';
import { users } from '#server/platform/db/schema.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, personWith } from './support/gettingIn.ts';
import { openMerging, type Merging } from './support/mergedRequests.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue } from './support/work.ts';

type User = typeof users.$inferSelect;

describe.each(databaseKinds)('requests that are merged, on $name', ({ open }) => {
  let api: Merging['api'];
  let steps: Merging['steps'];
  let user: User;
  let owner: User;
  let otherOwner: User;

  beforeAll(async () => {
    ({ api, steps, user, owner, otherOwner } = await openMerging(await open()));
  });
  afterAll(() => api.close());
  beforeEach(() => emptyQueue(api.db));

  /** Makes a request available from a partner that only Acme Builders has; returns the mails by recipient. */
  async function makeAvailable(id: number) {
    const mails = await steps.decide(id, 'decision: makeAvailable, partnerId: "12"');
    return new Map(mails.map(({ to, ...mail }) => [to, mail]));
  }

  it('show people of another company only their own request', async () => {
    const into = await steps.add('planned', 'Acme cranes by J. Doe', user);
    const own = await steps.add('submitted', 'Birch hoists', otherOwner);
    const [intoReference, ownReference] = [into, own].map(productRequestReference);
    const [merged] = await steps.merge(own, into);
    expect(merged).toMatchObject({
      to: 'owner@birch.test',
      subject: `Your request ${ownReference} was merged with another one`,
    });
    expect(merged?.text).toContain(
      'Something like Birch hoists was asked for before. Your vote counts there now.',
    );
    expect(merged?.text).not.toContain(intoReference);

    const mails = await makeAvailable(into);
    expect([...mails.keys()].toSorted()).toEqual(['owner@birch.test', 'user@lintel.test']);
    const { subject, text } = mails.get('owner@birch.test') ?? { subject: '', text: '' };
    expect(subject).toBe(`Your request ${ownReference} is available`);
    expect(text).toContain(`You asked Lintel Marketplace for a product (${ownReference}).`);
    expect(text).toContain('We merged it with a similar one. Birch hoists is available now, from QXO.');
    expect(text).not.toMatch(/Acme|Doe/);
    expect(text).not.toContain(intoReference);
    const asker = mails.get('user@lintel.test');
    expect(asker?.subject).toBe(`Your request ${intoReference} is available`);
    expect(asker?.text).toContain('Acme cranes by J. Doe is available now, from QXO.');
    expect(asker?.text).not.toMatch(/merged|Birch/);
  });

  /** Partner of an available request, as the person's page shows it. */
  async function partnerOf({ email }: User, id: number) {
    const query = '{ productRequests { reference partner { title path isIncluded } } }';
    const { productRequests: listed } = dataOf(await api.graphql(query, await api.tokenOf(email))) as {
      productRequests: { reference: string; partner: object | null }[];
    };
    return listed.find(({ reference }) => reference === productRequestReference(id))?.partner;
  }

  it('name the partner to a company without it, by mail and on the page', async () => {
    const into = await steps.add('planned', 'Acme winches', user);
    const own = await steps.add('submitted', 'Birch winches', otherOwner);
    await steps.merge(own, into);
    const mails = await makeAvailable(into);
    const toOther = mails.get('owner@birch.test')?.text;
    expect(toOther).toContain("Your company doesn't have QXO yet: you can ask for it on its page.");
    expect(toOther).toMatch(/Ask for QXO:?\s+\S+\/partner\/qxo/);
    expect(mails.get('user@lintel.test')?.text).not.toContain("doesn't have");

    const qxo = { title: 'QXO', path: '/partner/qxo' };
    expect(await partnerOf(otherOwner, own)).toEqual({ ...qxo, isIncluded: false });
    expect(await partnerOf(user, into)).toEqual({ ...qxo, isIncluded: true });
    expect(await partnerOf(user, await steps.add('planned', 'Acme pulleys', user))).toBeNull();
  });

  it('in a chain, name to each person the request of their own company', async () => {
    const last = await steps.add('planned', 'Roof nets', await personWith(api.db, 'user@newroof.test'));
    const between = await steps.add('inReview', 'Birch nets', otherOwner);
    const own = await steps.add('submitted', 'Acme nets', owner);
    await steps.vote(own, user);
    await steps.merge(own, between);
    await steps.merge(between, last);
    const mails = await makeAvailable(last);
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

  it('within one company, name the other request, and mail each author about their own', async () => {
    const into = await steps.add('planned', 'Lifts', owner);
    const own = await steps.add('submitted', 'Small lifts', user);
    const [intoReference, ownReference] = [into, own].map(productRequestReference);
    const [merged] = await steps.merge(own, into);
    expect(merged?.text).toContain(`Small lifts was asked for before, as ${intoReference}.`);
    const mails = await makeAvailable(into);
    expect(mails.get('user@lintel.test')?.subject).toBe(`Your request ${ownReference} is available`);
    expect(mails.get('owner@lintel.test')?.subject).toBe(`Your request ${intoReference} is available`);
  });

  it('report a later decision to both authors by mail and on the page, each for their own request', async () => {
    const into = await steps.add('inReview', 'Acme scaffolds by J. Doe', user);
    const own = await steps.add('submitted', 'Birch towers', otherOwner);
    await steps.vote(own, await addPerson(api.db, { customerId: otherOwner.customerId }));
    const [intoReference, ownReference] = [into, own].map(productRequestReference);
    await steps.merge(own, into);
    const before = await steps.pageOf(otherOwner);
    expect(before.get(ownReference ?? '')).toBe('merged');

    const planned = await steps.decide(into, 'decision: plan');
    expect(planned.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `owner@birch.test: Your request ${ownReference} is planned`,
      `user@lintel.test: Your request ${intoReference} is planned`,
    ]);
    const toOther = planned.find(({ to }) => to === 'owner@birch.test');
    expect(toOther?.text).toContain(
      'We merged it with a similar one. We are working on it: Birch towers is planned.',
    );
    const now = await steps.pageOf(otherOwner);
    expect([now.get(ownReference ?? ''), now.has(intoReference ?? '')]).toEqual(['planned', false]);

    const declined = await steps.decide(into, 'decision: decline, reason: "Too few need it."', 2);
    expect(declined.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `owner@birch.test: Your request ${ownReference} was declined`,
      `user@lintel.test: Your request ${intoReference} was declined`,
    ]);
    const reason = declined.find(({ to }) => to === 'owner@birch.test')?.text;
    expect(reason).toContain("We can't offer Birch towers. The reason: Too few need it.");
    for (const text of [toOther?.text, reason]) {
      expect(text).not.toMatch(/Acme|Doe/);
      expect(text).not.toContain(intoReference);
    }
    expect((await steps.pageOf(otherOwner)).get(ownReference ?? '')).toBe('declined: Too few need it.');
    expect((await steps.pageOf(user)).get(intoReference ?? '')).toBe('declined: Too few need it.');
  });

  it('send each person one mail, however many of their requests were merged', async () => {
    const last = await steps.add('inReview', 'Tarps', await personWith(api.db, 'user@newroof.test'));
    const between = await steps.add('inReview', 'Birch tarps', otherOwner);
    const [first, second] = [
      await steps.add('submitted', 'Acme tarps', owner),
      await steps.add('submitted', 'Big tarps', owner),
    ];
    for (const [from, into] of [
      [first, between],
      [between, last],
      [second, last],
    ] as const) {
      await steps.merge(from, into);
    }
    const mails = await steps.decide(last, 'decision: plan');
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'owner@birch.test',
      'owner@lintel.test',
      'user@newroof.test',
    ]);
    const page = await steps.pageOf(owner);
    const statuses = [first, second].map((id) => page.get(productRequestReference(id)));
    expect(statuses).toEqual(['planned', 'planned']);
    const available = await steps.decide(last, 'decision: makeAvailable, partnerId: "12"', 2);
    expect(available).toHaveLength(3);
    expect((await steps.pageOf(otherOwner)).get(productRequestReference(between))).toBe('available');
  });

  it('mail at once that the target is planned, if it is', async () => {
    const into = await steps.add('planned', 'Acme pumps', user);
    const own = await steps.add('submitted', 'Birch pumps', otherOwner);
    const [merged] = await steps.merge(own, into);
    expect(merged?.text).toContain(
      'Your vote counts there now. It is planned: we write to you again once you can use it.',
    );
    expect((await steps.pageOf(otherOwner)).get(productRequestReference(own))).toBe('planned');
  });

  it('send no mail to a voter who has moved to another company', async () => {
    const id = await steps.add('planned', 'Acme ladders', user);
    const leaver = await addPerson(api.db, { customerId: user.customerId });
    await steps.vote(id, leaver);
    await api.db.update(users).set({ customerId: otherOwner.customerId }).where(eq(users.id, leaver.id));
    expect([...(await makeAvailable(id)).keys()]).toEqual(['user@lintel.test']);
  });
});
