import { eq, inArray } from 'drizzle-orm';
import { transition } from 'xstate';
import { productRequestReference, type ProductRequestState } from '#domain/productRequest.ts';
import { productRequestMachine, type ProductRequestEvent } from '#machines/productRequestMachine.ts';
import { findChangerName } from '#server/platform/audit/audit.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { findProductRequest, type ProductRequest } from './listProductRequests.ts';
import { relations, relationTo } from './productRequestRelation.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

type Row = typeof productRequests.$inferSelect;
type Unsigned<Event> = Event extends unknown ? Omit<Event, 'by'> : never;

/** An event of the chart, by whoever sends it. */
export type ProductRequestAction = Unsigned<ProductRequestEvent>;

/** What an administrator decides. */
export type ProductRequestDecision = Exclude<ProductRequestAction, { type: 'withdraw' | 'vote' }>;

const done: Readonly<Record<ProductRequestAction['type'], string>> = {
  startReview: 'reviewed',
  plan: 'planned',
  makeAvailable: 'made available',
  decline: 'declined',
  merge: 'merged with another one',
  withdraw: 'withdrawn',
  vote: 'voted for',
};

const is: Readonly<Record<ProductRequestState, string>> = {
  submitted: 'waiting for its review',
  inReview: 'in review',
  planned: 'planned',
  available: 'available already',
  declined: 'declined',
  withdrawn: 'withdrawn',
  merged: 'merged with another one',
};

/**
 * Does with a request what its chart allows this person. Of two at once one waits for the other, and is judged by
 * what that left behind.
 * @throws {Problem} NOT_FOUND for whoever may not know of it, as where there is none; FORBIDDEN where it is not
 *   theirs to do; ACTION_REFUSED where it is not possible (any more)
 */
export async function transitionProductRequest(
  db: Database,
  person: Person,
  id: number,
  action: ProductRequestAction,
): Promise<ProductRequest> {
  return db.transaction(async (transaction) => {
    const { after } = await transitionInTransaction(transaction, person, { id }, action);
    return findProductRequest(transaction, after);
  });
}

/** A request before and after an action. */
export interface ProductRequestTransition {
  readonly before: Row;
  readonly after: Row;
}

/**
 * The same in a transaction that does more; with a version, only where the request is still of that.
 * @throws {Problem} as `transitionProductRequest`; CONFLICT where somebody changed the request since
 */
export async function transitionInTransaction(
  db: Database,
  person: Person,
  { id, version }: { readonly id: number; readonly version?: number },
  action: ProductRequestAction,
): Promise<ProductRequestTransition> {
  const rows = await lockProductRequests(db, action.type === 'merge' ? [id, action.into] : [id]);
  const row = rows.get(id);
  const by = row && relationTo(person, row);
  if (!row || !by) throw unknownRequest();
  if (version !== undefined && version !== row.version) throw await changedMeanwhile(db, row);
  const event: ProductRequestEvent = { ...action, by };
  if (!restore(row).can(event)) throw refusalOf(row, action);
  if (action.type === 'merge') requireTarget(row, rows.get(action.into));

  const [next, actions] = transition(productRequestMachine, restore(row), event);
  const [after] = await db
    .update(productRequests)
    .set({ state: next.value, ...next.context, version: row.version + (next.value === row.state ? 0 : 1) })
    .where(eq(productRequests.id, id))
    .returning();
  if (!after) throw new Error(`The product request ${id} was not moved`);
  for (const { type } of actions) {
    if (type === 'addVote') await addVotes(db, id, [person.user.id]);
    if (type === 'carryVotes') await carryVotes(db, id, next.context.mergedIntoId);
  }
  return { before: row, after };
}

/** That somebody was quicker, for administrators: nobody else decides on a version. */
export async function changedMeanwhile(db: Database, row: Row): Promise<Problem> {
  const who = await findChangerName(db, 'productRequest', row);
  return new Problem('CONFLICT', `${who} changed ${productRequestReference(row.id)} since you opened it`);
}

/** Any value of what the actions are given, to ask the chart which of them are possible. */
const given = { reason: 'A reason', partnerId: null, into: 0 };

/** The actions that the chart allows this person now. */
export function possibleActions(person: Person, row: Row): readonly ProductRequestAction['type'][] {
  const by = relationTo(person, row);
  if (by === null) return [];
  const types = Object.keys(done) as ProductRequestAction['type'][];
  return types.filter((type) => restore(row).can({ ...given, type, by }));
}

/** What this administrator can decide now. */
export function possibleDecisions(person: Person, row: Row): readonly ProductRequestDecision['type'][] {
  return possibleActions(person, row).filter((type) => type !== 'withdraw' && type !== 'vote');
}

export function unknownRequest(): Problem {
  return new Problem('NOT_FOUND', "We don't know that product request");
}

function restore({ state, stateReason, partnerId, mergedIntoId }: Row) {
  return productRequestMachine.resolveState({
    value: state,
    context: { stateReason, partnerId, mergedIntoId },
  });
}

/** The rows of these ids as they are now, in one order: two that wait for one another would wait for ever. */
export async function lockProductRequests(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  const rows = await db
    .select()
    .from(productRequests)
    .where(inArray(productRequests.id, [...ids]))
    .orderBy(productRequests.id)
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

function refusalOf(row: Row, action: ProductRequestAction): Problem {
  const isOthers = relations.some((by) => restore(row).can({ ...action, by }));
  const reference = productRequestReference(row.id);
  if (isOthers)
    return new Problem('FORBIDDEN', `You cannot decide that ${reference} is ${done[action.type]}`);
  if (action.type === 'decline' && action.reason.trim() === '') {
    return new Problem('ACTION_REFUSED', `Say why ${reference} is declined`);
  }
  return new Problem(
    'ACTION_REFUSED',
    `${reference} is ${is[row.state]}, so it can't be ${done[action.type]}`,
  );
}

function requireTarget(row: Row, target: Row | undefined): void {
  const isPossible =
    target !== undefined && target.id !== row.id && restore(target).can({ type: 'vote', by: 'colleague' });
  if (!isPossible) {
    throw new Problem('ACTION_REFUSED', 'A request can only be merged with another one that is still open');
  }
}

async function carryVotes(db: Database, from: number, into: number | null): Promise<void> {
  if (into === null) return;
  const voters = await db
    .select({ userId: productRequestVotes.userId })
    .from(productRequestVotes)
    .where(eq(productRequestVotes.requestId, from));
  await addVotes(
    db,
    into,
    voters.map(({ userId }) => userId),
  );
}

async function addVotes(db: Database, requestId: number, userIds: readonly number[]): Promise<void> {
  await db
    .insert(productRequestVotes)
    .values(userIds.map((userId) => ({ requestId, userId })))
    .onConflictDoNothing();
}
