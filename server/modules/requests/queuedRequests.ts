import { and, eq, getTableColumns, inArray, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productRequestReference, type ProductRequestState } from '#domain/productRequest.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { audit, type Administrator } from '#server/platform/audit/audit.ts';
import { administratorCondition } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  shownUserCondition,
  hiddenUserCondition,
  hiddenCustomerCondition,
} from '#server/platform/db/hidden.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { PageRequest } from '#server/platform/lists/pageOf.ts';
import {
  countRows,
  pageCondition,
  readCountedPage,
  type SortOrder,
  type Page,
} from '#server/platform/lists/readPage.ts';
import { sumRowCounts } from '#server/platform/lists/rowCounts.ts';
import { matchSearch, type MatchCondition } from '#server/platform/lists/textMatches.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { findMergedAskers, mergedRequestCondition } from './mergedRequests.ts';
import {
  createConflictProblem,
  findVoters,
  lockProductRequestRows,
  transitionInTransaction,
  unknownRequest,
  type ProductRequestDecision,
} from './transitionProductRequest.ts';
import { productRequests } from './requestTables.ts';

type Row = typeof productRequests.$inferSelect;

/** A product request with its customer, asker, assignee, and partner, as administrators see it. */
export type QueuedRequest = Awaited<ReturnType<typeof select>>[number];

export interface RequestListQuery extends PageRequest {
  /** Empty for all states. */
  readonly states: readonly ProductRequestState[];
  /** A reference, or a part of the name; empty for all. */
  readonly search: string;
  /** Id of the request into which the requests were merged, directly or through others; null for all. */
  readonly mergedInto: number | null;
  readonly order: 'askedOn' | 'votes';
  readonly descending: boolean;
}

const assignees = alias(users, 'assignees');
const orders: Readonly<Record<RequestListQuery['order'], SortOrder['by']>> = {
  askedOn: [productRequests.askedAt, productRequests.id],
  votes: [productRequests.votes, productRequests.askedAt, productRequests.id],
};

export async function listQueuedRequests(
  db: Database,
  query: RequestListQuery,
): Promise<Page<QueuedRequest>> {
  const { rows: found, isSimilar } = await matchRequests(db, query);
  const counted =
    query.search === '' && query.mergedInto === null
      ? await sumRowCounts(db, productRequests, query.states, and(isHidden, hasState(query)))
      : await countRows(db, productRequests, found);
  const order = orderOf(query);
  return readCountedPage({ ...counted, isSimilar }, { page: query, order }, (reading) =>
    select(db, pageCondition(db, { table: productRequests, id: productRequests.id }, found, reading)).orderBy(
      ...reading.orderBy,
    ),
  );
}

/** Table, filter, order, and query of the list, for its export as CSV. */
export const requestListSource = { table: productRequests, match: matchRequests, orderOf, select };

/** @throws {Problem} NOT_FOUND */
export async function findQueuedRequest(db: Database, id: number): Promise<QueuedRequest> {
  const [found] = await select(db, and(eq(productRequests.id, id), listedRequestCondition));
  if (!found) throw unknownRequest();
  return found;
}

/**
 * Applies an administrator's decision to a request, mails the asker and others concerned, and records the decision in
 * the audit log.
 * @throws {Problem} as `transitionInTransaction`; NOT_FOUND also if the decision names an unknown request or partner
 */
export async function decideRequest(
  db: Database,
  administrator: Administrator,
  target: { readonly id: number; readonly version: number },
  decision: ProductRequestDecision,
): Promise<QueuedRequest> {
  return db.transaction(async (transaction) => {
    await findQueuedRequest(transaction, target.id);
    if (decision.type === 'merge') await findQueuedRequest(transaction, decision.into);
    if (decision.type === 'makeAvailable' && decision.partnerId !== null) {
      const isPartner = eq(partners.id, decision.partnerId);
      if ((await transaction.$count(partners, isPartner)) === 0) throw unknownPartner();
    }
    const { person } = administrator;
    const { before, after } = await transitionInTransaction(transaction, person, target, decision);
    await audit(transaction, administrator, {
      action: `productRequest.${decision.type}`,
      entityId: after.id,
      label: labelOf(after),
      before: decisionOf(before),
      after: decisionOf(after),
      reason: after.stateReason,
      version: after.version,
    });
    await enqueueMails(transaction, after);
    return findQueuedRequest(transaction, target.id);
  });
}

/**
 * Saves the assignee and the note of a request, and returns the request.
 * @throws {Problem} NOT_FOUND; CONFLICT if the request has another version; ACTION_REFUSED if the assignee is not an
 *   administrator
 */
export async function handleRequest(
  db: Database,
  administrator: Administrator,
  { id, version, assigneeId, note }: Pick<Row, 'id' | 'version' | 'assigneeId' | 'note'>,
): Promise<QueuedRequest> {
  return db.transaction(async (transaction) => {
    await findQueuedRequest(transaction, id);
    const before = (await lockProductRequestRows(transaction, [id])).get(id);
    if (!before) throw unknownRequest();
    if (before.version !== version) throw await createConflictProblem(transaction, before);
    if (assigneeId !== null) await requireAdministrator(transaction, assigneeId);
    const [after] = await transaction
      .update(productRequests)
      .set({ assigneeId, note, version: version + 1 })
      .where(eq(productRequests.id, id))
      .returning();
    if (!after) throw new Error(`The product request ${id} was not changed`);
    await audit(transaction, administrator, {
      action: 'productRequest.handle',
      entityId: id,
      label: labelOf(after),
      before: { assigneeId: before.assigneeId, note: before.note },
      after: { assigneeId, note },
      version: after.version,
    });
    return findQueuedRequest(transaction, id);
  });
}

async function requireAdministrator(db: Database, id: number): Promise<void> {
  if ((await db.$count(users, and(eq(users.id, id), administratorCondition, shownUserCondition))) === 0) {
    throw new Problem('ACTION_REFUSED', 'A request is assigned to an administrator');
  }
}

function orderOf({ order, descending }: RequestListQuery): SortOrder {
  return { by: orders[order], descending };
}

const isHidden = sql`(${hiddenCustomerCondition(productRequests.customerId)} or ${hiddenUserCondition(productRequests.userId)})`;

/** Condition for the requests whose company and asker are not hidden. */
export const listedRequestCondition = not(isHidden);

async function matchRequests(db: Database, query: RequestListQuery): Promise<MatchCondition> {
  const { rows, isSimilar } = await matchText(db, query.search);
  const isMerged = query.mergedInto === null ? undefined : mergedRequestCondition(query.mergedInto);
  return { rows: and(listedRequestCondition, hasState(query), rows, isMerged), isSimilar };
}

function hasState({ states }: RequestListQuery): SQL | undefined {
  return states.length > 0 ? inArray(productRequests.state, [...states]) : undefined;
}

async function matchText(db: Database, search: string): Promise<MatchCondition> {
  const reference = /^PR-?0*(\d{1,9})$/i.exec(search)?.[1];
  if (reference !== undefined) return { rows: eq(productRequests.id, Number(reference)), isSimilar: false };
  return matchSearch(db, productRequests, search, [sql`lower(${productRequests.name})`]);
}

function select(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(productRequests),
      customer: { id: customers.id, name: customers.name },
      asker: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
      },
      assignee: { firstName: assignees.firstName, lastName: assignees.lastName },
      partner: { id: partners.id, title: partners.title },
    })
    .from(productRequests)
    .innerJoin(customers, eq(customers.id, productRequests.customerId))
    .innerJoin(users, eq(users.id, productRequests.userId))
    .leftJoin(assignees, eq(assignees.id, productRequests.assigneeId))
    .leftJoin(partners, eq(partners.id, productRequests.partnerId))
    .where(which)
    .$dynamic();
}

function labelOf({ id, name }: Row): string {
  return `${productRequestReference(id)} ${name}`;
}

function decisionOf({ state, stateReason, partnerId, mergedIntoId }: Row) {
  return { state, stateReason, partnerId, mergedIntoId };
}

/**
 * Queues mails about a decision to the asker; also to all voters if the product is available, and to the people whose
 * requests were merged into this one if it is planned or declined. The start of a review is not mailed.
 */
async function enqueueMails(db: Database, { id, userId, state }: Row): Promise<void> {
  if (state === 'submitted' || state === 'inReview' || state === 'withdrawn') return;
  const readers = new Set([userId]);
  if (state !== 'merged') {
    const find = state === 'available' ? findVoters : findMergedAskers;
    for (const other of await find(db, id)) readers.add(other);
  }
  for (const reader of readers) {
    await enqueueMail(db, { kind: 'productRequestMail', userId: reader, productRequest: { id, state } });
  }
}
