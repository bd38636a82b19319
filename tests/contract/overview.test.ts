import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '#graphql/resolvers.ts';
import { missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, personWith } from './support/gettingIn.ts';

/** List whose entries each number counts. */
const lists: Readonly<Record<string, string>> = {
  customers: 'adminCustomers(page: 1, size: 1)',
  waitingCustomers: 'adminCustomers(page: 1, size: 1, askedForPartner: true)',
  customersWithoutPartners: 'adminCustomers(page: 1, size: 1, withoutPartners: true)',
  activeUsers: 'adminUsers(page: 1, size: 1, statuses: [active])',
  invitedUsers: 'adminUsers(page: 1, size: 1, statuses: [invited])',
  openRequests: 'queuedRequests(page: 1, size: 1, statuses: [submitted, inReview, planned])',
  submittedRequests: 'queuedRequests(page: 1, size: 1, statuses: [submitted])',
  plannedRequests: 'queuedRequests(page: 1, size: 1, statuses: [planned])',
  pendingApplications: 'affiliateApplications(page: 1, size: 1, states: [pending])',
  failingMails: 'loggedMails(page: 1, size: 1, states: [failing])',
  abandonedMails: 'loggedMails(page: 1, size: 1, states: [givenUp])',
};

describe.each(databaseKinds)('the overview on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  /** Adds requests of two companies, one of them for two partners, and a denied request, which nobody waits for. */
  async function askForPartners(): Promise<void> {
    const { id: ownerId, customerId: acme } = await personWith(api.db, 'owner@lintel.test');
    const { id: otherId, customerId: other } = await personWith(api.db, 'owner@birch.test');
    const asked = { state: 'requested' as const, reason: 'For the roof' };
    await api.db.insert(missingEntitlements).values([
      { ...asked, customerId: other ?? 0, partnerId: 8, byId: otherId, at: new Date('2026-09-02T12:00:00Z') },
      { ...asked, customerId: other ?? 0, partnerId: 9, byId: otherId, at: new Date('2026-09-01T12:00:00Z') },
      { ...asked, customerId: acme ?? 0, partnerId: 8, byId: ownerId, at: new Date('2026-09-03T12:00:00Z') },
      {
        ...asked,
        customerId: acme ?? 0,
        partnerId: 9,
        byId: ownerId,
        state: 'denied',
        at: new Date('2026-08-01T12:00:00Z'),
      },
    ]);
  }

  it('has the totals of the lists that it links to, and the date of the oldest waiting entry', async () => {
    const token = await api.tokenOf('admin@lintel.test');
    await askForPartners();
    const waiting = '{ total since }';
    const answer = await api.graphql(
      `{ overview { customers waitingCustomers ${waiting} customersWithoutPartners activeUsers invitedUsers
        openRequests ${waiting} submittedRequests ${waiting} plannedRequests pendingApplications ${waiting} failingMails abandonedMails } }`,
      token,
    );
    const { overview } = dataOf(answer) as { overview: Overview };
    const fields = Object.entries(lists).map(([name, list]) => `${name}: ${list} { total }`);
    const totals = dataOf(await api.graphql(`{ ${fields.join('\n')} }`, token)) as Record<
      string,
      { total: number }
    >;
    const counted = Object.entries(overview).map(([name, number]) => [
      name,
      typeof number === 'number' ? number : (number as { total: number }).total,
    ]);
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(Object.entries(totals).map(([name, { total }]) => [name, total])),
    );
    expect(overview.customers).toBeGreaterThan(overview.customersWithoutPartners);
    expect(overview.customersWithoutPartners).toBeGreaterThan(0);
    expect(overview.waitingCustomers).toEqual({ total: 2, since: '2026-09-01T12:00:00.000Z' });
    expect(overview.openRequests).toEqual({ total: 2, since: '2026-10-02T15:00:00.000Z' });
    expect(overview.submittedRequests).toEqual({ total: 0, since: null });
  });
});
