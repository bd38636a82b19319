import { eq, inArray } from 'drizzle-orm';
import { transition } from 'xstate';
import { productRequestReference, type ProductRequestState } from '#domain/productRequest.ts';
import { toRoleKind } from '#domain/role.ts';
import {
  productRequestMachine,
  type ProductRequestEvent,
  type ProductRequestRelation,
} from '#machines/productRequestMachine.ts';
import { findChangerName } from '#server/platform/audit/audit.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { findProductRequest, type ProductRequest } from './listProductRequests.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

type Row = typeof productRequests.$inferSelect;
/** Columns from which the chart's state is restored, and columns that define a person's relation to the request. */
type ChartRow = Pick<Row, 'state' | 'stateReason' | 'partnerId' | 'mergedIntoId' | 'customerId' | 'userId'>;
type WithoutBy<Event> = Event extends unknown ? Omit<Event, 'by'> : never;

/** An event of the chart without `by`, the sender's relation to the request. */
export type ProductRequestAction = WithoutBy<ProductRequestEvent>;

export type ProductRequestDecision = Exclude<ProductRequestAction, { type: 'withdraw' | 'vote' }>;

const participles: Readonly<Record<ProductRequestAction['type'], string>> = {
  startReview: 'reviewed',
  plan: 'planned',
  makeAvailable: 'made available',
  decline: 'declined',
  merge: 'merged with another one',
  withdraw: 'withdrawn',
  vote: 'voted for',
};

const stateDescriptions: Readonly<Record<ProductRequestState, string>> = {
  submitted: 'waiting for its review',
  inReview: 'in review',
  planned: 'planned',
  available: 'available already',
  declined: 'declined',
  withdrawn: 'withdrawn',
  merged: 'merged with another one',
};

const relations: readonly ProductRequestRelation[] = ['asker', 'owner', 'colleague', 'administrator'];

/**
 * Applies an action to a request, if the chart allows it to this person, and returns the request. Serializes concurrent
 * actions.
 * @throws {Problem} NOT_FOUND if the request does not exist, or if the person may not know of it; FORBIDDEN if the
 *   chart allows the action only to people in another relation; ACTION_REFUSED if the request's state does not allow it
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

/**
 * Does the same as `transitionProductRequest` within the caller's transaction, and returns the row before and after the
 * action.
 * @throws {Problem} as `transitionProductRequest`; CONFLICT if `version` is given and the request has another version
 */
export async function transitionInTransaction(
  db: Database,
  person: Person,
  { id, version }: { readonly id: number; readonly version?: number },
  action: ProductRequestAction,
): Promise<Readonly<Record<'before' | 'after', Row>>> {
  const rows = await lockProductRequestRows(db, action.type === 'merge' ? [id, action.into] : [id]);
  const row = rows.get(id);
  const by = row && relationTo(person, row);
  if (!row || !by) throw unknownRequest();
  if (version !== undefined && version !== row.version) throw await createConflictProblem(db, row);
  const event: ProductRequestEvent = { ...action, by };
  if (!restore(row).can(event)) throw refusalOf(row, action);
  if (action.type === 'merge') requireTarget(row, rows.get(action.into));

  const [next, actions] = transition(productRequestMachine, restore(row), event);
  const [after] = await db
    .update(productRequests)
    .set({ state: next.value, ...next.context, version: row.version + (next.value === row.state ? 0 : 1) })
    .where(eq(productRequests.id, id))
    .returning();
  if (!after) throw new Error(`The product request ${id} was not updated`);
  for (const { type } of actions) {
    if (type === 'addVote') await addVotes(db, id, [person.user.id]);
    if (type === 'carryVotes') await carryVotes(db, id, next.context.mergedIntoId);
  }
  return { before: row, after };
}

/** Creates a CONFLICT that names who changed the request; only administrators get it, as only they send a version. */
export async function createConflictProblem(db: Database, row: Row): Promise<Problem> {
  const who = await findChangerName(db, 'productRequest', row);
  return new Problem('CONFLICT', `${who} changed ${productRequestReference(row.id)} since you opened it`);
}

/** Arguments that every action accepts, for asking the chart which actions are possible. */
const anyArguments = { reason: 'A reason', partnerId: null, into: 0 };

/** Lists the actions that the chart allows a person now. */
export function possibleActions(person: Person, row: ChartRow): readonly ProductRequestAction['type'][] {
  const by = relationTo(person, row);
  if (by === null) return [];
  const types = Object.keys(participles) as ProductRequestAction['type'][];
  return types.filter((type) => restore(row).can({ ...anyArguments, type, by }));
}

export function possibleDecisions(person: Person, row: ChartRow): ProductRequestDecision['type'][] {
  return possibleActions(person, row).filter((type) => type !== 'withdraw' && type !== 'vote');
}

export function unknownRequest(): Problem {
  return new Problem('NOT_FOUND', "We don't know that product request");
}

function restore({ state: value, stateReason, partnerId, mergedIntoId }: ChartRow) {
  return productRequestMachine.resolveState({ value, context: { stateReason, partnerId, mergedIntoId } });
}

/** Locks requests until the transaction ends, in the order of the ids to avoid deadlocks, and returns them by id. */
export async function lockProductRequestRows(db: Database, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(productRequests)
    .where(inArray(productRequests.id, [...ids]))
    .orderBy(productRequests.id)
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

function refusalOf(row: Row, action: ProductRequestAction): Problem {
  const isForOthers = relations.some((by) => restore(row).can({ ...action, by }));
  const reference = productRequestReference(row.id);
  if (isForOthers)
    return new Problem('FORBIDDEN', `You cannot decide that ${reference} is ${participles[action.type]}`);
  if (action.type === 'decline' && action.reason.trim() === '') {
    return new Problem('ACTION_REFUSED', `Say why ${reference} is declined`);
  }
  return new Problem(
    'ACTION_REFUSED',
    `${reference} is ${stateDescriptions[row.state]}, so it can't be ${participles[action.type]}`,
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
  if (into !== null) await addVotes(db, into, await findVoters(db, from));
}

export async function findVoters(db: Database, requestId: number): Promise<readonly number[]> {
  const votes = await db
    .select({ userId: productRequestVotes.userId })
    .from(productRequestVotes)
    .where(eq(productRequestVotes.requestId, requestId));
  return votes.map(({ userId }) => userId);
}

async function addVotes(db: Database, requestId: number, userIds: readonly number[]): Promise<void> {
  await db
    .insert(productRequestVotes)
    .values(userIds.map((userId) => ({ requestId, userId })))
    .onConflictDoNothing();
}

/** Finds the person's relation to a request; null if they may not know of the request. */
function relationTo(
  { user }: Person,
  request: Pick<Row, 'customerId' | 'userId'>,
): ProductRequestRelation | null {
  const kind = toRoleKind(user.roleId);
  if (kind === 'systemAdmin') return 'administrator';
  if (kind === 'other' || user.customerId !== request.customerId) return null;
  if (user.id === request.userId) return 'asker';
  return kind === 'owner' ? 'owner' : 'colleague';
}
