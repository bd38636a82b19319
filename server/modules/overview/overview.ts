import type { ApplicationState } from '#domain/affiliate.ts';
import type { MailState } from '#domain/mail.ts';
import { openProductRequestStates, type ProductRequestState } from '#domain/productRequest.ts';
import type { MemberStatus } from '#domain/team.ts';
import { listApplications } from '#server/modules/affiliates/affiliateApplications.ts';
import {
  findLongestWait,
  listCustomers,
  type CustomerFilter,
} from '#server/modules/companies/listedCustomers.ts';
import { listMails } from '#server/modules/mails/mails.ts';
import { listUsers } from '#server/modules/people/users.ts';
import { listRequests } from '#server/modules/requests/queuedRequests.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What waits in a queue, and since when the oldest of it does. */
interface Waiting {
  readonly total: number;
  readonly since: Date | null;
}

const first = { page: 1, size: 1, search: '', descending: false } as const;

/** How the marketplace stands: each number is counted as the list that it stands for counts itself. */
export async function readOverview(db: Database) {
  async function waitingRequests(states: readonly ProductRequestState[]): Promise<Waiting> {
    const { total, rows } = await listRequests(db, {
      ...first,
      states,
      mergedInto: null,
      order: 'askedOn',
    });
    return { total, since: rows[0]?.request.askedAt ?? null };
  }

  async function waitingApplications(states: readonly ApplicationState[]): Promise<Waiting> {
    const { total, rows } = await listApplications(db, { ...first, states, order: 'appliedOn' });
    return { total, since: rows[0]?.application.appliedAt ?? null };
  }

  async function countCustomers(only: Partial<CustomerFilter> = {}): Promise<number> {
    const all = { partnerId: null, withoutPartners: false, askedForPartner: false, order: 'name' } as const;
    return (await listCustomers(db, { ...first, ...all, ...only })).total;
  }

  async function countUsers(status: MemberStatus): Promise<number> {
    const query = { ...first, roleIds: [], statuses: [status], customerId: null, order: 'name' } as const;
    return (await listUsers(db, query)).total;
  }

  const countMails = async (state: MailState) => (await listMails(db, { ...first, states: [state] })).total;

  return {
    customers: await countCustomers(),
    waitingCustomers: {
      total: await countCustomers({ askedForPartner: true }),
      since: await findLongestWait(db),
    },
    customersWithoutPartners: await countCustomers({ withoutPartners: true }),
    activeUsers: await countUsers('active'),
    invitedUsers: await countUsers('invited'),
    openRequests: await waitingRequests(openProductRequestStates),
    submittedRequests: await waitingRequests(['submitted']),
    plannedRequests: (await waitingRequests(['planned'])).total,
    pendingApplications: await waitingApplications(['pending']),
    failingMails: await countMails('failing'),
    abandonedMails: await countMails('givenUp'),
  };
}
