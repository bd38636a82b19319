import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AdminSection } from '#domain/adminAddress.ts';
import { limits } from '#domain/limits.ts';
import { productRequestReference } from '#domain/productRequest.ts';
import { roleNames } from '#domain/role.ts';
import { fullName } from '#domain/userInfo.ts';
import { userTypeName } from '#domain/userType.ts';
import { applicationListSource } from '#server/modules/affiliates/affiliateApplications.ts';
import { parseApplicationListQuery } from '#server/modules/affiliates/applicationResolvers.ts';
import { auditListSource } from '#server/modules/audit/auditLog.ts';
import { parseAuditListQuery } from '#server/modules/audit/auditResolvers.ts';
import { customerListSource } from '#server/modules/companies/listedCustomers.ts';
import { parseCustomerListQuery } from '#server/modules/customers/customerResolvers.ts';
import { parseMailListQuery } from '#server/modules/mails/mailResolvers.ts';
import { mailListSource } from '#server/modules/mails/mails.ts';
import { parseUserListQuery } from '#server/modules/people/userResolvers.ts';
import { userListSource } from '#server/modules/people/users.ts';
import { parsePartnerListQuery } from '#server/modules/publishing/partnerResolvers.ts';
import { partnerListSource } from '#server/modules/publishing/partners.ts';
import { parseRequestListQuery } from '#server/modules/requests/queuedRequestResolvers.ts';
import { requestListSource } from '#server/modules/requests/queuedRequests.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readIds } from '#server/platform/lists/readIds.ts';
import type { SortOrder } from '#server/platform/lists/readPage.ts';
import type { MatchCondition } from '#server/platform/lists/textMatches.ts';
import { mailNames } from '#server/platform/mail/mailNames.ts';
import { exportList, type ExportedList } from './exportList.ts';

/** Table, filter, order, and query of a list of the administration. */
interface AdminList<Query, Row> {
  readonly table: PgTable & { readonly id: AnyPgColumn };
  readonly match: (
    db: Database,
    query: Query,
  ) => Pick<MatchCondition, 'rows'> | Promise<Pick<MatchCondition, 'rows'>>;
  readonly orderOf: (query: Query) => SortOrder;
  /** Reads the rows that meet a condition. */
  readonly select: (db: Database, which: SQL | undefined) => PromiseLike<Row[]>;
}

/** Binds a list to the GraphQL field whose arguments filter and order its CSV file. */
function exported<Query, Row extends { readonly id: number }>(
  section: Exclude<AdminSection, 'overview' | 'categories' | 'access' | 'funnels'>,
  field: string,
  parseQuery: (given: never) => Query,
  { table, match, orderOf, select }: AdminList<Query, Row>,
  columns: ExportedList<Query, Row>['columns'],
) {
  const list: ExportedList<Query, Row> = {
    findIds: async (db, query, limit) =>
      readIds(db, table, (await match(db, query)).rows, orderOf(query), limit),
    readRows: async (db, ids) => select(db, inArray(table.id, [...ids])),
    columns,
  };
  // A query requires a page, which the export ignores.
  const anyPage = { page: 1, size: limits.pageSize };
  return {
    section,
    field,
    write: (db: Database, given: object) =>
      exportList(db, list, parseQuery({ ...given, ...anyPage } as never)),
  };
}

/** The lists that administrators can download as CSV. */
export const exportedLists = [
  exported('users', 'adminUsers', parseUserListQuery, userListSource, {
    'User id': ({ id }) => id,
    'First name': ({ firstName }) => firstName,
    'Last name': ({ lastName }) => lastName,
    Email: ({ email }) => email,
    'Email confirmed': ({ emailVerified }) => emailVerified,
    Role: ({ roleId }) => roleNames[roleId] ?? roleId,
    Status: ({ status }) => status,
    'Customer id': ({ customerId }) => customerId,
    Customer: ({ customerName }) => customerName,
    'Last login': ({ lastLogInAt }) => lastLogInAt,
    Created: ({ createdAt }) => createdAt,
  }),
  exported('customers', 'adminCustomers', parseCustomerListQuery, customerListSource, {
    'Customer id': ({ id }) => id,
    Name: ({ name }) => name,
    Type: ({ typeName }) => typeName,
    'Source type': ({ sourceTypeId }) => userTypeName(sourceTypeId),
    'Source id': ({ sourceId }) => sourceId,
    Source: ({ sourceName }) => sourceName,
    Users: ({ activeUsers }) => activeUsers,
    Partners: ({ partnerCount }) => partnerCount,
    'Asks for': ({ asksFor }) => asksFor.join(', '),
    Created: ({ createdAt }) => createdAt,
  }),
  exported('partners', 'adminPartners', parsePartnerListQuery, partnerListSource, {
    'Partner id': ({ id }) => id,
    Partner: ({ title }) => title,
    Category: ({ category }) => category.name,
    Benefit: ({ benefit }) => benefit,
    Value: ({ value }) => value,
    'Learn more': ({ externalUrl }) => externalUrl,
    Checked: ({ checkedOn }) => checkedOn,
    Ends: ({ endsOn }) => endsOn,
    Customers: ({ customers }) => customers,
    'With a draft': ({ isDrafted }) => isDrafted,
  }),
  exported('requests', 'queuedRequests', parseRequestListQuery, requestListSource, {
    Reference: ({ id }) => productRequestReference(id),
    Name: ({ name }) => name,
    Status: ({ state }) => state,
    'Reason for the status': ({ stateReason }) => stateReason,
    Votes: ({ votes }) => votes,
    'Why they need it': ({ reason }) => reason,
    Category: ({ category }) => category,
    Website: ({ website }) => website,
    People: ({ people }) => people,
    'Customer id': ({ customer }) => customer.id,
    Customer: ({ customer }) => customer.name,
    'Asked by': ({ asker }) => fullName(asker),
    Email: ({ asker }) => asker.email,
    Asked: ({ askedAt }) => askedAt,
    'Assigned to': ({ assignee }) => assignee && fullName(assignee),
    Note: ({ note }) => note,
    'Offered by': ({ partner }) => partner?.title ?? null,
    'Merged into': ({ mergedIntoId }) => mergedIntoId && productRequestReference(mergedIntoId),
  }),
  exported('affiliates', 'affiliateApplications', parseApplicationListQuery, applicationListSource, {
    'Affiliate id': ({ id }) => id,
    Company: ({ companyName }) => companyName,
    State: ({ state }) => state,
    Name: ({ applicant }) => fullName(applicant),
    Email: ({ applicant }) => applicant.email,
    'Email confirmed': ({ applicant }) => applicant.emailVerified,
    Phone: ({ applicant }) => applicant.phone,
    Website: ({ website }) => website,
    'Sponsor id': ({ sponsor }) => sponsor?.id ?? null,
    Sponsor: ({ sponsor }) => sponsor?.companyName ?? null,
    'Heard from': ({ applicant }) => applicant.heardFrom,
    Question: ({ question }) => question,
    Answer: ({ answer }) => answer,
    Reason: ({ reason }) => reason,
    Applied: ({ appliedAt }) => appliedAt,
    Decided: ({ decidedAt }) => decidedAt,
    'Decided by': ({ decider }) => decider && fullName(decider),
  }),
  exported('audit', 'auditLog', parseAuditListQuery, auditListSource, {
    Entry: ({ id }) => id,
    At: ({ at }) => at,
    'Who id': ({ actorId }) => actorId,
    Who: ({ actor }) => fullName(actor),
    Action: ({ action }) => action,
    Type: ({ entity }) => entity,
    'Item id': ({ entityId }) => entityId,
    Item: ({ label }) => label,
    Before: ({ before }) => before && JSON.stringify(before),
    After: ({ after }) => after && JSON.stringify(after),
    Reason: ({ reason }) => reason,
    Request: ({ requestId }) => requestId,
  }),
  exported('outbox', 'loggedMails', parseMailListQuery, mailListSource, {
    Mail: ({ id }) => id,
    To: ({ toAddress }) => toAddress,
    Subject: ({ subject }) => subject,
    Template: ({ kind }) => mailNames[kind],
    State: ({ state }) => state,
    'Why it failed': ({ failure }) => failure,
    Attempts: ({ attempts }) => attempts,
    'Last attempt': ({ at }) => at,
  }),
];
