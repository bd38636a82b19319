import type { AdminSection } from '#domain/adminAddress.ts';
import { limits } from '#domain/limits.ts';
import { productRequestReference } from '#domain/productRequest.ts';
import { roleNames } from '#domain/role.ts';
import { fullName } from '#domain/userInfo.ts';
import { findApplicationIds, readApplications } from '#server/modules/affiliates/affiliateApplications.ts';
import { parseApplicationQuery } from '#server/modules/affiliates/applicationResolvers.ts';
import { findAuditIds, readAuditLines } from '#server/modules/audit/auditLog.ts';
import { parseAuditQuery } from '#server/modules/audit/auditResolvers.ts';
import { findCustomerIds, readCustomers } from '#server/modules/companies/listedCustomers.ts';
import { parseCustomerQuery } from '#server/modules/customers/customerResolvers.ts';
import { toAdminCustomer } from '#server/modules/customers/toAdminCustomer.ts';
import { parseMailQuery } from '#server/modules/mails/mailResolvers.ts';
import { findMailIds, readMails } from '#server/modules/mails/mails.ts';
import { parseUserQuery } from '#server/modules/people/userResolvers.ts';
import { findUserIds, readUsers } from '#server/modules/people/users.ts';
import { parsePartnerQuery } from '#server/modules/publishing/partnerResolvers.ts';
import { findPartnerIds, readPartners } from '#server/modules/publishing/partners.ts';
import { parseRequestQuery } from '#server/modules/requests/queuedRequestResolvers.ts';
import { findRequestIds, readRequests } from '#server/modules/requests/queuedRequests.ts';
import type { Database } from '#server/platform/db/database.ts';
import { mailNames } from '#server/platform/mail/mailNames.ts';
import { exportList, type ExportedList } from './exportList.ts';

/**
 * Binds a list to the GraphQL field that lists it page by page: the field's arguments, read by its schema, filter and
 * order the file.
 */
function exported<Query, Row>(
  section: Exclude<AdminSection, 'overview' | 'categories' | 'access' | 'funnels'>,
  field: string,
  parseQuery: (given: never) => Query,
  list: ExportedList<Query, Row>,
) {
  // A query needs a page, but a file has all rows.
  const anyPage = { page: 1, size: limits.pageSize };
  return {
    section,
    field,
    write: (db: Database, given: object) =>
      exportList(db, list, parseQuery({ ...given, ...anyPage } as never)),
  };
}

/** The lists that administrators can download. */
export const exportedLists = [
  exported('users', 'adminUsers', parseUserQuery, {
    findIds: findUserIds,
    readRows: readUsers,
    idOf: ({ user }) => user.id,
    columns: {
      'User id': ({ user }) => user.id,
      'First name': ({ user }) => user.firstName,
      'Last name': ({ user }) => user.lastName,
      Email: ({ user }) => user.email,
      'Email confirmed': ({ user }) => user.emailVerified,
      Role: ({ user }) => roleNames[user.roleId] ?? user.roleId,
      Status: ({ user }) => user.status,
      'Customer id': ({ user }) => user.customerId,
      Customer: ({ customerName }) => customerName,
      'Last login': ({ user }) => user.lastLogInAt,
      Created: ({ user }) => user.createdAt,
    },
  }),
  exported('customers', 'adminCustomers', parseCustomerQuery, {
    findIds: findCustomerIds,
    readRows: readCustomers,
    idOf: ({ customer }) => customer.id,
    columns: {
      'Customer id': ({ customer }) => customer.id,
      Name: ({ customer }) => customer.name,
      Type: ({ customer }) => customer.typeName,
      'Source type': (row) => toAdminCustomer(row).source?.typeName ?? null,
      'Source id': ({ customer }) => customer.sourceId,
      Source: ({ sourceName }) => sourceName,
      Users: ({ customer }) => customer.activeUsers,
      Partners: ({ customer }) => customer.partnerCount,
      'Asks for': ({ asksFor }) => asksFor.join(', '),
      Created: ({ customer }) => customer.createdAt,
    },
  }),
  exported('partners', 'adminPartners', parsePartnerQuery, {
    findIds: findPartnerIds,
    readRows: readPartners,
    idOf: ({ partner }) => partner.id,
    columns: {
      'Partner id': ({ partner }) => partner.id,
      Partner: ({ partner }) => partner.title,
      Category: ({ category }) => category.name,
      Benefit: ({ offer }) => offer.benefit,
      Value: ({ offer }) => offer.value,
      'Learn more': ({ partner }) => partner.externalUrl,
      Checked: ({ offer }) => offer.checkedOn,
      Ends: ({ offer }) => offer.endsOn,
      Customers: ({ customers }) => customers,
      'With a draft': ({ isDrafted }) => isDrafted,
    },
  }),
  exported('requests', 'queuedRequests', parseRequestQuery, {
    findIds: findRequestIds,
    readRows: readRequests,
    idOf: ({ request }) => request.id,
    columns: {
      Reference: ({ request }) => productRequestReference(request.id),
      Name: ({ request }) => request.name,
      Status: ({ request }) => request.state,
      'Reason for the status': ({ request }) => request.stateReason,
      Votes: ({ request }) => request.votes,
      'Why they need it': ({ request }) => request.reason,
      Category: ({ request }) => request.category,
      Website: ({ request }) => request.website,
      People: ({ request }) => request.people,
      'Customer id': ({ customer }) => customer.id,
      Customer: ({ customer }) => customer.name,
      'Asked by': ({ asker }) => fullName(asker),
      Email: ({ asker }) => asker.email,
      Asked: ({ request }) => request.askedAt,
      'Assigned to': ({ assignee }) => assignee && fullName(assignee),
      Note: ({ request }) => request.note,
      'Offered by': ({ partner }) => partner?.title ?? null,
      'Merged into': ({ request }) =>
        request.mergedIntoId === null ? null : productRequestReference(request.mergedIntoId),
    },
  }),
  exported('affiliates', 'affiliateApplications', parseApplicationQuery, {
    findIds: findApplicationIds,
    readRows: readApplications,
    idOf: ({ application }) => application.id,
    columns: {
      'Affiliate id': ({ application }) => application.id,
      Company: ({ application }) => application.companyName,
      State: ({ application }) => application.state,
      Name: ({ applicant }) => fullName(applicant),
      Email: ({ applicant }) => applicant.email,
      'Email confirmed': ({ applicant }) => applicant.emailVerified,
      Phone: ({ applicant }) => applicant.phone,
      Website: ({ application }) => application.website,
      'Sponsor id': ({ sponsor }) => sponsor?.id ?? null,
      Sponsor: ({ sponsor }) => sponsor?.companyName ?? null,
      'Heard from': ({ applicant }) => applicant.heardFrom,
      Question: ({ application }) => application.question,
      Answer: ({ application }) => application.answer,
      Reason: ({ application }) => application.reason,
      Applied: ({ application }) => application.appliedAt,
      Decided: ({ application }) => application.decidedAt,
      'Decided by': ({ decider }) => decider && fullName(decider),
    },
  }),
  exported('audit', 'auditLog', parseAuditQuery, {
    findIds: findAuditIds,
    readRows: readAuditLines,
    idOf: ({ entry }) => entry.id,
    columns: {
      Entry: ({ entry }) => entry.id,
      At: ({ entry }) => entry.at,
      'Who id': ({ entry }) => entry.actorId,
      Who: ({ actor }) => fullName(actor),
      Action: ({ entry }) => entry.action,
      Of: ({ entry }) => entry.entity,
      'Of id': ({ entry }) => entry.entityId,
      What: ({ entry }) => entry.label,
      Before: ({ entry }) => entry.before && JSON.stringify(entry.before),
      After: ({ entry }) => entry.after && JSON.stringify(entry.after),
      Reason: ({ entry }) => entry.reason,
      Request: ({ entry }) => entry.requestId,
    },
  }),
  exported('outbox', 'loggedMails', parseMailQuery, {
    findIds: findMailIds,
    readRows: readMails,
    idOf: ({ id }) => id,
    columns: {
      Mail: ({ id }) => id,
      To: ({ toAddress }) => toAddress,
      Subject: ({ subject }) => subject,
      Template: ({ kind }) => mailNames[kind],
      State: ({ state }) => state,
      'Why it failed': ({ failure }) => failure,
      Attempts: ({ attempts }) => attempts,
      'Last attempt': ({ at }) => at,
    },
  }),
];
