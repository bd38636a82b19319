import { and, eq, getTableColumns, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApplicationState } from '#domain/affiliate.ts';
import { Role } from '#domain/role.ts';
import { fullName } from '#domain/userInfo.ts';
import { audit, type Administrator } from '#server/platform/audit/audit.ts';
import { lockPersonRow } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { hiddenUserCondition } from '#server/platform/db/hidden.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { PageRequest } from '#server/platform/lists/pageOf.ts';
import { readPage, type SortOrder, type Page } from '#server/platform/lists/readPage.ts';
import { matchSearch, type MatchCondition } from '#server/platform/lists/textMatches.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { findDuplicates, findIdsWithDuplicates } from './duplicateApplicants.ts';
import {
  transitionApplication,
  unknownApplication,
  type Application,
  type ApplicationDecision,
} from './transitionApplication.ts';

export type QueuedApplication = Awaited<ReturnType<typeof toQueued>>[number];

export interface ApplicationListQuery extends PageRequest {
  /** Empty for all states. */
  readonly states: readonly ApplicationState[];
  /** The affiliate's id, or a part of the company name, the person's name, or the email; empty for all. */
  readonly search: string;
  readonly order: 'appliedOn' | 'company';
  readonly descending: boolean;
}

const sponsors = alias(affiliates, 'sponsors');
const deciders = alias(users, 'deciders');

const orders: Readonly<Record<ApplicationListQuery['order'], SortOrder['by']>> = {
  appliedOn: [affiliates.appliedAt, affiliates.id],
  company: [sql`lower(${affiliates.companyName})`, affiliates.id],
};

export async function listApplications(
  db: Database,
  query: ApplicationListQuery,
): Promise<Page<QueuedApplication>> {
  const found = await matchApplications(db, query);
  const list = { table: affiliates, found, page: query, order: orderOf(query) };
  const { rows, ...counted } = await readPage(db, list, ({ orderBy, limit, offset }) =>
    select(db, found.rows)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
  return { rows: await toQueued(db, rows), ...counted };
}

/** Table, filter, order, and query of the list, for its export as CSV. */
export const applicationListSource = { table: affiliates, match: matchApplications, orderOf, select };

/** @throws {Problem} NOT_FOUND */
async function findApplication(db: Database, id: number): Promise<QueuedApplication> {
  const rows = await select(db, and(eq(affiliates.id, id), isListed));
  const [found] = await toQueued(db, rows);
  if (!found) throw unknownApplication();
  return found;
}

/** Finds an application, and the people who may be the same person as its applicant. @throws {Problem} NOT_FOUND */
export async function findApplicationDetail(db: Database, id: number) {
  const application = await findApplication(db, id);
  return { application, duplicates: await findDuplicates(db, application.applicant) };
}

/**
 * Applies an administrator's decision to an application, mails the applicant, and records the decision in the audit
 * log.
 * @throws {Problem} as `transitionApplication`; ACTION_REFUSED also if the applicant has another role now, unless the
 *   decision rejects or suspends them
 */
export async function decideApplication(
  db: Database,
  administrator: Administrator,
  target: { readonly id: number; readonly version: number },
  decision: ApplicationDecision,
): Promise<QueuedApplication> {
  return db.transaction(async (transaction) => {
    const { userId } = await findApplication(transaction, target.id);
    // Locks the applicant, so that nobody changes their role meanwhile.
    const applicant = await lockPersonRow(transaction, userId);
    if (!applicant) throw unknownApplication();
    const { person } = administrator;
    const { before, after } = await transitionApplication(transaction, person, target, decision);
    if (applicant.roleId !== Role.Affiliate && after.state !== 'rejected' && after.state !== 'suspended') {
      throw new Problem('ACTION_REFUSED', `${fullName(applicant)} has another role now, and keeps it`);
    }
    await audit(transaction, administrator, {
      action: `application.${decision.type}`,
      entityId: after.id,
      label: `${after.id} ${after.companyName}`,
      before: decisionOf(before),
      after: decisionOf(after),
      reason: after.reason,
      version: after.version,
    });
    await enqueueMail(transaction, {
      kind: 'applicationMail',
      userId: after.userId,
      application: { id: after.id, decision: decision.type },
    });
    return findApplication(transaction, after.id);
  });
}

function decisionOf({ state, reason, question, answer }: Application) {
  return { state, reason, question, answer };
}

function orderOf({ order, descending }: ApplicationListQuery): SortOrder {
  return { by: orders[order], descending };
}

/** Condition for applications of people who are not hidden. Excludes the marketplace itself, which never applied. */
const isListed = and(isNotNull(affiliates.userId), not(hiddenUserCondition(affiliates.userId)));

async function matchApplications(
  db: Database,
  { states, search }: ApplicationListQuery,
): Promise<MatchCondition> {
  const { rows, isSimilar } = await matchSearch(
    db,
    affiliates,
    search,
    [
      sql`lower(${affiliates.companyName})`,
      sql`(select ${users.searchText} from ${users} where ${users.id} = ${affiliates.userId})`,
    ],
    /^\d{1,9}$/.test(search) ? eq(affiliates.id, Number(search)) : undefined,
  );
  const hasState = states.length > 0 ? inArray(affiliates.state, [...states]) : undefined;
  return { rows: and(isListed, hasState, rows), isSimilar };
}

function select(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(affiliates),
      userId: users.id,
      applicant: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
        emailVerified: users.emailVerified,
        heardFrom: users.heardFrom,
      },
      sponsor: { id: sponsors.id, companyName: sponsors.companyName },
      decider: { firstName: deciders.firstName, lastName: deciders.lastName },
    })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .leftJoin(sponsors, eq(sponsors.id, affiliates.sponsorId))
    .leftJoin(deciders, eq(deciders.id, affiliates.decidedById))
    .where(which)
    .$dynamic();
}

async function toQueued(db: Database, rows: readonly Awaited<ReturnType<typeof select>>[number][]) {
  const ids = rows.map(({ userId }) => userId);
  const duplicated = await findIdsWithDuplicates(db, ids);
  return rows.map((row) => Object.assign(row, { mayBeDuplicate: duplicated.has(row.userId) }));
}
