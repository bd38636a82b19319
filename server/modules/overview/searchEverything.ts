import { listCustomers, type ListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { findPartnerTitles, type PartnerTitle } from '#server/modules/partners/partnerTitles.ts';
import { listUsers, type ListedUser } from '#server/modules/people/users.ts';
import { listRequests, type QueuedRequest } from '#server/modules/requests/queuedRequests.ts';
import type { Page } from '#server/platform/lists/readPage.ts';
import type { Services } from '#server/platform/services/services.ts';

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
export async function searchEverything(
  services: Pick<Services, 'db' | 'sampleData'>,
  search: string,
): Promise<Findings> {
  const first = { page: 1, size: shown, search, descending: false } as const;
  const [users, customers, partners, requests] = await Promise.all([
    listUsers(services, { ...first, roleIds: [], statuses: [], customerId: null, order: 'name' }),
    listCustomers(services, {
      ...first,
      partnerId: null,
      withoutPartners: false,
      askedForPartner: false,
      order: 'name',
    }),
    findPartnerTitles(services.db, search, shown),
    listRequests(services, { ...first, states: [], mergedInto: null, order: 'askedOn', descending: true }),
  ]);
  return { users, customers, partners, requests };
}
