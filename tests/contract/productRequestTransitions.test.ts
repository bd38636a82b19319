import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productNameKey, type ProductRequestState } from '#domain/productRequest.ts';
import { findPersonByEmail, type Person } from '#server/platform/auth/person.ts';
import {
  transitionProductRequest,
  type ProductRequestAction,
} from '#server/modules/requests/transitionProductRequest.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { productRequests, productRequestVotes } from '#server/modules/requests/requestTables.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { databaseKinds } from './support/databases.ts';

type Code = Problem['code'];

const review = { type: 'startReview' } as const;
const plan = { type: 'plan' } as const;
const makeAvailable = { type: 'makeAvailable', partnerId: 4 } as const;
const decline = { type: 'decline', reason: 'Too few need it.' } as const;
const withdraw = { type: 'withdraw' } as const;
const vote = { type: 'vote' } as const;

let counter = 0;

describe.each(databaseKinds)('a product request in transition, on $name,', ({ open }) => {
  let database: OpenDatabase;
  let people: Record<'administrator' | 'owner' | 'user' | 'otherOwner' | 'affiliate', Person>;

  beforeAll(async () => {
    database = await open();
    const personWith = async (email: string) => {
      const person = await findPersonByEmail(database.db, email);
      if (!person) throw new Error(`The sample has no ${email}`);
      return person;
    };
    people = {
      administrator: await personWith('admin@lintel.test'),
      owner: await personWith('owner@lintel.test'),
      user: await personWith('user@lintel.test'),
      otherOwner: await personWith('owner@birch.test'),
      affiliate: await personWith('affiliate@lintel.test'),
    };
  });
  afterAll(() => database.close());

  /** Adds a request in this state; returns its id. */
  async function addRequestIn(state: ProductRequestState, by: Person = people.user): Promise<number> {
    counter += 1;
    const name = `Product ${counter}`;
    const [row] = await database.db
      .insert(productRequests)
      .values({
        customerId: by.user.customerId ?? 0,
        userId: by.user.id,
        key: `move-${counter}`,
        name,
        nameKey: productNameKey(name),
        reason: 'It is needed',
        state,
      })
      .returning();
    if (!row) throw new Error('The request was not added');
    await database.db.insert(productRequestVotes).values({ requestId: row.id, userId: by.user.id });
    return row.id;
  }

  async function rowOf(id: number) {
    const [row] = await database.db.select().from(productRequests).where(eq(productRequests.id, id));
    return row;
  }

  async function votersOf(id: number): Promise<number[]> {
    const rows = await database.db
      .select({ userId: productRequestVotes.userId })
      .from(productRequestVotes)
      .where(eq(productRequestVotes.requestId, id))
      .orderBy(asc(productRequestVotes.userId));
    return rows.map(({ userId }) => userId);
  }

  /** State after the action, or code of the refusal. */
  async function outcomeOf(who: keyof typeof people, id: number, action: ProductRequestAction) {
    try {
      return (await transitionProductRequest(database.db, people[who], id, action)).state;
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  }

  it('is reviewed and decided by an administrator, and keeps the partner or the reason', async () => {
    const id = await addRequestIn('submitted');
    const states = [];
    for (const action of [review, plan, makeAvailable])
      states.push(await outcomeOf('administrator', id, action));
    expect(states).toEqual(['inReview', 'planned', 'available']);
    expect(await rowOf(id)).toMatchObject({ partnerId: 4, stateReason: null, mergedIntoId: null });

    const declined = await addRequestIn('inReview');
    expect(await outcomeOf('administrator', declined, decline)).toBe('declined');
    expect(await rowOf(declined)).toMatchObject({ partnerId: null, stateReason: 'Too few need it.' });
  });

  it.each<[ProductRequestState, ProductRequestAction, string]>([
    ['submitted', plan, "is waiting for its review, so it can't be planned"],
    ['submitted', makeAvailable, "is waiting for its review, so it can't be made available"],
    ['submitted', decline, "is waiting for its review, so it can't be declined"],
    ['inReview', review, "is in review, so it can't be reviewed"],
    ['planned', review, "is planned, so it can't be reviewed"],
    ['available', decline, "is available already, so it can't be declined"],
    ['declined', makeAvailable, "is declined, so it can't be made available"],
    ['withdrawn', review, "is withdrawn, so it can't be reviewed"],
    ['merged', plan, "is merged with another one, so it can't be planned"],
  ])('that is %s refuses %j, because it %s', async (state, action, sentence) => {
    const id = await addRequestIn(state);
    await expect(
      transitionProductRequest(database.db, people.administrator, id, action),
    ).rejects.toMatchObject({
      code: 'ACTION_REFUSED',
      message: expect.stringMatching(new RegExp(`^PR-\\d{6} ${sentence}$`)),
    });
    expect((await rowOf(id))?.state).toBe(state);
  });

  it('is not declined without a reason', async () => {
    const id = await addRequestIn('inReview');
    await expect(
      transitionProductRequest(database.db, people.administrator, id, { ...decline, reason: ' ' }),
    ).rejects.toMatchObject({
      code: 'ACTION_REFUSED',
      message: expect.stringMatching(/^Say why PR-\d+ is declined$/),
    });
  });

  it.each<[keyof typeof people, ProductRequestAction, ProductRequestState | Code]>([
    ['user', review, 'FORBIDDEN'],
    ['owner', review, 'FORBIDDEN'],
    ['otherOwner', review, 'NOT_FOUND'],
    ['affiliate', review, 'NOT_FOUND'],
    ['administrator', withdraw, 'FORBIDDEN'],
    ['administrator', vote, 'FORBIDDEN'],
    ['otherOwner', withdraw, 'NOT_FOUND'],
    ['otherOwner', vote, 'NOT_FOUND'],
    ['owner', vote, 'submitted'],
    ['owner', withdraw, 'withdrawn'],
    ['user', withdraw, 'withdrawn'],
  ])('answers the %s, who sends %j, with %s', async (who, action, outcome) => {
    expect(await outcomeOf(who, await addRequestIn('submitted'), action)).toBe(outcome);
  });

  it('cannot be withdrawn by a colleague of the author, or by an owner who left the company', async () => {
    const id = await addRequestIn('submitted', people.owner);
    expect(await outcomeOf('user', id, withdraw)).toBe('FORBIDDEN');
    const left = { ...people.owner, user: { ...people.owner.user, customerId: null } };
    await expect(transitionProductRequest(database.db, left, id, withdraw)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('takes exactly one of four concurrent transitions', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await addRequestIn('inReview');
      const outcomes = await Promise.all([
        outcomeOf('user', id, withdraw),
        outcomeOf('administrator', id, decline),
        outcomeOf('administrator', id, makeAvailable),
        outcomeOf('owner', id, withdraw),
      ]);
      const { state } = (await rowOf(id)) ?? {};
      expect(outcomes.filter((outcome) => outcome !== 'ACTION_REFUSED')).toEqual([state]);
    }
  });

  it('passes its votes, without duplicates, to the open request that it is merged with', async () => {
    const { user, owner } = people;
    const [from, into] = [await addRequestIn('submitted', user), await addRequestIn('planned', owner)];
    await outcomeOf('owner', from, vote);
    expect(await outcomeOf('administrator', from, { type: 'merge', into })).toBe('merged');
    expect(await rowOf(from)).toMatchObject({ mergedIntoId: into });
    expect(await votersOf(into)).toEqual([owner.user.id, user.user.id].toSorted((a, b) => a - b));
  });

  it('is not merged with itself, with an unknown id, or with a decided one', async () => {
    const id = await addRequestIn('inReview');
    for (const into of [id, 999_999, await addRequestIn('declined')]) {
      expect(await outcomeOf('administrator', id, { type: 'merge', into })).toBe('ACTION_REFUSED');
    }
    expect(await rowOf(id)).toMatchObject({ state: 'inReview', mergedIntoId: null });
  });

  it('is merged in one direction when two are merged with each other at once', async () => {
    const [one, other] = [await addRequestIn('submitted'), await addRequestIn('submitted')];
    const outcomes = await Promise.all([
      outcomeOf('administrator', one, { type: 'merge', into: other }),
      outcomeOf('administrator', other, { type: 'merge', into: one }),
    ]);
    expect(outcomes.toSorted()).toEqual(['ACTION_REFUSED', 'merged']);
  });
});
