import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '#graphql/resolvers.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';

/** The list that each number stands for. */
const lists: Readonly<Record<string, string>> = {
  customers: 'adminCustomers(page: 1, size: 1)',
  customersWithoutPartners: 'adminCustomers(page: 1, size: 1, withoutPartners: true)',
  activeUsers: 'adminUsers(page: 1, size: 1, statuses: [ACTIVE])',
  invitedUsers: 'adminUsers(page: 1, size: 1, statuses: [INVITED])',
  openRequests: 'queuedRequests(page: 1, size: 1, statuses: [SUBMITTED, IN_REVIEW, PLANNED])',
  submittedRequests: 'queuedRequests(page: 1, size: 1, statuses: [SUBMITTED])',
  plannedRequests: 'queuedRequests(page: 1, size: 1, statuses: [PLANNED])',
  pendingApplications: 'affiliateApplications(page: 1, size: 1, states: [PENDING])',
  failingMails: 'loggedMails(page: 1, size: 1, states: [FAILING])',
  abandonedMails: 'loggedMails(page: 1, size: 1, states: [GIVEN_UP])',
};

describe.each(databaseKinds)('the overview on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  it('has the totals of the lists that it leads to, and tells since when the oldest waits', async () => {
    const token = await api.tokenOf('admin@lintel.test');
    const waiting = '{ total since }';
    const answer = await api.graphql(
      `{ overview { customers customersWithoutPartners activeUsers invitedUsers openRequests ${waiting}
        submittedRequests ${waiting} plannedRequests pendingApplications ${waiting} failingMails abandonedMails } }`,
      token,
    );
    const { overview } = dataOf(answer) as { overview: Overview };
    const asked = Object.entries(lists).map(([name, list]) => `${name}: ${list} { total }`);
    const totals = dataOf(await api.graphql(`{ ${asked.join('\n')} }`, token)) as Record<
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
    expect(overview.openRequests).toEqual({ total: 2, since: '2026-10-02T15:00:00.000Z' });
    expect(overview.submittedRequests).toEqual({ total: 0, since: null });
  });
});
