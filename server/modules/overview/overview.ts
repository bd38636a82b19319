import type { MailState } from '#domain/mail.ts';
import { openProductRequestStates, type ProductRequestState } from '#domain/productRequest.ts';
import type { MemberStatus } from '#domain/team.ts';
import type { QueryAdminCustomersArgs } from '#graphql/resolvers.ts';
import { listApplications } from '#server/modules/affiliates/affiliateApplications.ts';
import { parseApplicationListQuery } from '#server/modules/affiliates/applicationResolvers.ts';
import { findOldestPartnerRequestTime, listCustomers } from '#server/modules/companies/listedCustomers.ts';
import { parseCustomerListQuery } from '#server/modules/customers/customerResolvers.ts';
import { parseMailListQuery } from '#server/modules/mails/mailResolvers.ts';
import { listMails } from '#server/modules/mails/mails.ts';
import { parseUserListQuery } from '#server/modules/people/userResolvers.ts';
import { listUsers } from '#server/modules/people/users.ts';
import { parseRequestListQuery } from '#server/modules/requests/queuedRequestResolvers.ts';
import { listQueuedRequests } from '#server/modules/requests/queuedRequests.ts';
import type { Database } from '#server/platform/db/database.ts';

const firstRow = { page: 1, size: 1 };

/** Reads the counts of the overview; each equals the total of the list to which the count links. */
export async function readOverview(db: Database) {
  async function countRequests(states: readonly ProductRequestState[]) {
    const query = parseRequestListQuery({ ...firstRow, statuses: [...states] });
    const { total, rows } = await listQueuedRequests(db, query);
    return { total, since: rows[0]?.askedAt ?? null };
  }

  async function countApplications() {
    const query = parseApplicationListQuery({ ...firstRow, states: ['pending'] });
    const { total, rows } = await listApplications(db, query);
    return { total, since: rows[0]?.appliedAt ?? null };
  }

  async function countCustomers(filter?: Partial<QueryAdminCustomersArgs>): Promise<number> {
    return (await listCustomers(db, parseCustomerListQuery({ ...firstRow, ...filter }))).total;
  }

  async function countUsers(status: MemberStatus): Promise<number> {
    return (await listUsers(db, parseUserListQuery({ ...firstRow, statuses: [status] }))).total;
  }

  async function countMails(state: MailState): Promise<number> {
    return (await listMails(db, parseMailListQuery({ ...firstRow, states: [state] }))).total;
  }

  return {
    customers: await countCustomers(),
    waitingCustomers: {
      total: await countCustomers({ askedForPartner: true }),
      since: await findOldestPartnerRequestTime(db),
    },
    customersWithoutPartners: await countCustomers({ withoutPartners: true }),
    activeUsers: await countUsers('active'),
    invitedUsers: await countUsers('invited'),
    openRequests: await countRequests(openProductRequestStates),
    submittedRequests: await countRequests(['submitted']),
    plannedRequests: (await countRequests(['planned'])).total,
    pendingApplications: await countApplications(),
    failingMails: await countMails('failing'),
    abandonedMails: await countMails('givenUp'),
  };
}
