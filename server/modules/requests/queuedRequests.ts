import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productRequestReference, type ProductRequestState } from '#domain/productRequest.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { audit, type Administrator } from '#server/platform/audit/audit.ts';
import { isAdministrator } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser, namesHiddenUser, namesHiddenCustomer } from '#server/platform/db/hidden.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { PageOf } from '#server/platform/lists/pageOf.ts';
import {
  countRows,
  inOrder,
  isOnPage,
  readCounted,
  type Order,
  type Page,
} from '#server/platform/lists/readPage.ts';
import { sumRows } from '#server/platform/lists/rowCounts.ts';
import { matchSearch, type Matches } from '#server/platform/lists/textMatches.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { RequestMail } from './findDecision.ts';
import { findMergedAskers, isMergedInto } from './mergedRequests.ts';
import {
  changedMeanwhile,
  lockProductRequests,
  transitionInTransaction,
  unknownRequest,
  type ProductRequestDecision,
} from './transitionProductRequest.ts';
import type { DecidedRequest } from './requestMessage.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

type Row = typeof productRequests.$inferSelect;

/** A request with all that decides about it. */
export interface QueuedRequest {
  readonly request: Row;
  readonly customer: { readonly id: number; readonly name: string };
  readonly asker: typeof users.$inferSelect;
  readonly assignee: { readonly firstName: string; readonly lastName: string } | null;
  readonly partner: { readonly id: number; readonly title: string } | null;
}

const requestOrders = ['askedOn', 'votes'] as const;

/** Which requests are listed, and how. */
export interface RequestFilter {
  /** All where none is named. */
  readonly states: readonly ProductRequestState[];
  /** A reference, or a part of the name; empty for all. */
  readonly search: string;
  /** Only those that were merged into this one, at once or by way of others; null for all. */
  readonly mergedInto: number | null;
  readonly order: (typeof requestOrders)[number];
  readonly descending: boolean;
}

export interface RequestQuery extends RequestFilter, PageOf {}

/** What administrators write down about a request, decided on this version of it. */
export interface RequestHandling {
  readonly id: number;
  readonly version: number;
  readonly assigneeId: number | null;
  readonly note: string | null;
}

const assignees = alias(users, 'assignees');
const orders: Readonly<Record<RequestQuery['order'], Order['by']>> = {
  askedOn: [productRequests.askedAt, productRequests.id],
  votes: [productRequests.votes, productRequests.askedAt, productRequests.id],
};

/** A page of the requests of all companies. */
export async function listRequests(db: Database, query: RequestQuery): Promise<Page<QueuedRequest>> {
  const { rows: found, isSimilar } = await soughtBy(db, query);
  const counted =
    query.search === '' && query.mergedInto === null
      ? await sumRows(db, productRequests, query.states, and(isHidden, isIn(query)))
      : await countRows(db, productRequests, found);
  const order = orderOf(query);
  return readCounted({ ...counted, isSimilar }, { page: query, order }, (reading) =>
    select(db, isOnPage(db, { table: productRequests, id: productRequests.id }, found, reading)).orderBy(
      ...reading.orderBy,
    ),
  );
}

/** Ids of the requests in the order of the list, at most so many. */
export async function findRequestIds(db: Database, filter: RequestFilter, most: number) {
  const rows = await db
    .select({ id: productRequests.id })
    .from(productRequests)
    .where((await soughtBy(db, filter)).rows)
    .orderBy(...inOrder(orderOf(filter)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The requests of these ids, in any order. */
export function readRequests(db: Database, ids: readonly number[]): Promise<QueuedRequest[]> {
  return select(db, inArray(productRequests.id, [...ids]));
}

/** @throws {Problem} NOT_FOUND */
export async function findRequest(db: Database, id: number): Promise<QueuedRequest> {
  const [found] = await select(db, and(eq(productRequests.id, id), isListedRequest));
  if (!found) throw unknownRequest();
  return found;
}

/**
 * Decides about a request as its chart allows, tells whom it concerns, and writes it into the audit log.
 * @throws {Problem} as `transitionInTransaction`; NOT_FOUND also for what it names
 */
export async function decideRequest(
  db: Database,
  administrator: Administrator,
  target: { readonly id: number; readonly version: number },
  decision: ProductRequestDecision,
): Promise<QueuedRequest> {
  return db.transaction(async (transaction) => {
    await findRequest(transaction, target.id);
    if (decision.type === 'merge') await findRequest(transaction, decision.into);
    if (decision.type === 'makeAvailable' && decision.partnerId !== null) {
      await requirePartner(transaction, decision.partnerId);
    }
    const { before, after } = await transitionInTransaction(
      transaction,
      administrator.person,
      target,
      decision,
    );
    await audit(transaction, administrator, {
      action: `productRequest.${decision.type}`,
      entityId: after.id,
      label: labelOf(after),
      before: decisionOf(before),
      after: decisionOf(after),
      reason: after.stateReason,
      version: after.version,
    });
    for (const mail of await mailsAbout(transaction, after)) await enqueueMail(transaction, mail);
    return findRequest(transaction, target.id);
  });
}

/**
 * Notes who sees to a request, and what there is to know of it.
 * @throws {Problem} NOT_FOUND; CONFLICT where somebody changed the request since; ACTION_REFUSED where the assignee is
 *   no administrator
 */
export async function handleRequest(
  db: Database,
  administrator: Administrator,
  { id, version, assigneeId, note }: RequestHandling,
): Promise<QueuedRequest> {
  return db.transaction(async (transaction) => {
    await findRequest(transaction, id);
    const before = (await lockProductRequests(transaction, [id])).get(id);
    if (!before) throw unknownRequest();
    if (before.version !== version) throw await changedMeanwhile(transaction, before);
    if (assigneeId !== null) await requireAdministratorOf(transaction, assigneeId);
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
    return findRequest(transaction, id);
  });
}

async function requireAdministratorOf(db: Database, id: number): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isAdministrator, isShownUser));
  if (!found) throw new Problem('ACTION_REFUSED', 'A request is assigned to an administrator');
}

async function requirePartner(db: Database, id: number): Promise<void> {
  const [found] = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, id));
  if (!found) throw unknownPartner();
}

function orderOf({ order, descending }: RequestFilter): Order {
  return { by: orders[order], descending };
}

const isHidden = sql`(${namesHiddenCustomer(productRequests.customerId)} or ${namesHiddenUser(productRequests.userId)})`;

/** For a query of requests: those whose company and asker are not hidden. */
export const isListedRequest = not(isHidden);

async function soughtBy(db: Database, filter: RequestFilter): Promise<Matches> {
  const { rows, isSimilar } = await matchRequests(db, filter.search);
  const sought = and(
    isListedRequest,
    isIn(filter),
    rows,
    filter.mergedInto === null ? undefined : isMergedInto(filter.mergedInto),
  );
  return { rows: sought, isSimilar };
}

function isIn({ states }: RequestFilter): SQL | undefined {
  return states.length > 0 ? inArray(productRequests.state, [...states]) : undefined;
}

async function matchRequests(db: Database, search: string): Promise<Matches> {
  const reference = /^PR-?0*(\d{1,9})$/i.exec(search)?.[1];
  if (reference !== undefined) return { rows: eq(productRequests.id, Number(reference)), isSimilar: false };
  return matchSearch(db, productRequests, search, [sql`lower(${productRequests.name})`]);
}

function select(db: Database, which: SQL | undefined) {
  return db
    .select({
      request: productRequests,
      customer: { id: customers.id, name: customers.name },
      asker: users,
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

/** Whom a decision is told: who asked, and whom else it concerns. */
async function mailsAbout(db: Database, { id, userId, state }: Row): Promise<readonly RequestMail[]> {
  if (state === 'submitted' || state === 'inReview' || state === 'withdrawn') return [];
  const readers = new Set([userId, ...(await findOthers(db, id, state))]);
  return [...readers].map((reader) => ({
    kind: 'productRequestMail',
    userId: reader,
    productRequest: { id, state },
  }));
}

/** Finds who else is told: everybody who wants it once it is available; before, who asked for what was merged into it. */
async function findOthers(
  db: Database,
  id: number,
  state: DecidedRequest['state'],
): Promise<readonly number[]> {
  if (state === 'merged') return [];
  if (state !== 'available') return findMergedAskers(db, id);
  const voters = await db
    .select({ userId: productRequestVotes.userId })
    .from(productRequestVotes)
    .where(eq(productRequestVotes.requestId, id));
  return voters.map(({ userId }) => userId);
}
