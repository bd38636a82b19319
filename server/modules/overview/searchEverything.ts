import { listCustomers, type ListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { findPartnerTitles, type PartnerTitle } from '#server/modules/partners/partnerTitles.ts';
import { listUsers, type ListedUser } from '#server/modules/people/users.ts';
import { listRequests, type QueuedRequest } from '#server/modules/requests/queuedRequests.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/lists/readPage.ts';

/** Rows that are shown of each kind. */
const shown = 5;

/** What a search has found of each kind: the first of them, and how many there are. */
export interface Findings {
  readonly users: Page<ListedUser>;
  readonly customers: Page<ListedCustomer>;
  readonly partners: Page<PartnerTitle>;
  readonly requests: Page<QueuedRequest>;
}

/** Looks for something in all that has a name, as the search of each list does. */
export async function searchEverything(db: Database, search: string): Promise<Findings> {
  const first = { page: 1, size: shown, search, descending: false } as const;
  const [users, customers, partners, requests] = await Promise.all([
    listUsers(db, { ...first, roleIds: [], statuses: [], customerId: null, order: 'name' }),
    listCustomers(db, {
      ...first,
      partnerId: null,
      withoutPartners: false,
      askedForPartner: false,
      order: 'name',
    }),
    findPartnerTitles(db, search, shown),
    listRequests(db, { ...first, states: [], mergedInto: null, order: 'askedOn', descending: true }),
  ]);
  return { users, customers, partners, requests };
}
