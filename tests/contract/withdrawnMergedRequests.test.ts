import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productRequestReference } from '#domain/productRequest.ts';
import type { users } from '#server/platform/db/schema.ts';
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

  it('into one that is withdrawn are withdrawn as well, directly or in a chain, with a mail to their authors', async () => {
    const last = await steps.add('inReview', 'Acme nails by J. Doe', owner);
    const between = await steps.add('inReview', 'Birch nails', otherOwner);
    const first = await steps.add('submitted', 'Roof nails', await personWith(api.db, 'user@newroof.test'));
    const second = await steps.add('submitted', 'Birch pins', otherOwner);
    const ownRequest = await steps.add('submitted', 'Acme pins', owner);
    await steps.vote(between, await addPerson(api.db, { customerId: otherOwner.customerId }));
    for (const [from, into] of [
      [first, between],
      [between, last],
      [second, last],
      [ownRequest, last],
    ] as const) {
      await steps.merge(from, into);
    }
    const mails = await steps.withdraw(last, owner);
    const [ofLast, ofBetween, ofFirst] = [last, between, first].map(productRequestReference);
    expect(mails.map(({ toAddress, subject }) => `${toAddress}: ${subject}`).toSorted()).toEqual([
      `owner@birch.test: Your request ${ofBetween} was withdrawn`,
      `user@newroof.test: Your request ${ofFirst} was withdrawn`,
    ]);
    const text = mails.find(({ toAddress }) => toAddress === 'owner@birch.test')?.text;
    expect(text).toContain(
      'We merged it with a similar one. The people who asked for that one withdrew it, so the request for Birch nails is closed. You can ask for it again.',
    );
    for (const each of mails) {
      expect(each.text).not.toMatch(/Acme|Doe/);
      expect(each.text).not.toContain(ofLast);
    }
    const page = await steps.pageOf(otherOwner);
    expect(page.get(ofBetween ?? '')).toBe(
      'withdrawn: We merged it with a similar request, and the people who asked for that one withdrew it. You can ask again.',
    );
    expect((await steps.pageOf(owner)).get(ofLast ?? '')).toBe('withdrawn');
  });

  it('into one that is withdrawn can be requested again under the same name', async () => {
    const into = await steps.add('submitted', 'Acme screws', owner);
    const own = await steps.add('submitted', 'Birch screws', otherOwner);
    await steps.merge(own, into);
    await steps.withdraw(into, owner);
    const mutation = `mutation {
      submitProductRequest(request: { key: "birch-screws", name: "Birch screws", reason: "Our roofs still need them" }) {
        status
      }
    }`;
    const answer = await api.graphql(mutation, await api.tokenOf(otherOwner.email));
    expect(dataOf(answer)).toEqual({ submitProductRequest: { status: 'submitted' } });
  });

  it('into one that an owner withdraws cause a single mail to the author of both', async () => {
    const into = await steps.add('submitted', 'Acme bolts', user);
    await steps.merge(await steps.add('submitted', 'Acme big bolts', user), into);
    const mails = await steps.withdraw(into, owner);
    expect(mails.map(({ toAddress, subject }) => `${toAddress}: ${subject}`)).toEqual([
      `${user.email}: Your request ${productRequestReference(into)} was withdrawn`,
    ]);
    expect(mails[0]?.text).toContain(
      'An owner of your company withdrew it, so the request for Acme bolts is closed. You can ask for it again.',
    );
  });
});
