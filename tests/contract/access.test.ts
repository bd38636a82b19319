import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePeople } from '#server/platform/sample/samplePeople.ts';
import { routeTable } from '#tests/access/routeTable.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf } from './support/gettingIn.ts';

/** Partners, and the number of offers, of each sample person; null if the role is refused. */
const lists: Readonly<Record<string, { partners: readonly number[]; offers: number | null }>> = {
  'admin@lintel.test': { partners: [], offers: null },
  'owner@lintel.test': { partners: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], offers: 12 },
  'user@lintel.test': { partners: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], offers: 12 },
  'owner@birch.test': { partners: [1, 3, 4, 5], offers: 4 },
  'user@newroof.test': { partners: [], offers: 0 },
  'affiliate@lintel.test': { partners: [], offers: null },
};

const people = samplePeople.filter(({ invited }) => !invited);
const protectedRoutes = routeTable
  .filter(({ cells }) => cells.anonymous === 'UNAUTHENTICATED')
  .map(({ route }) => route);

function parseRoute(route: string): { method: HTTPMethods; url: string } {
  const [method, url = ''] = route.split(' ');
  return { method: method as HTTPMethods, url };
}

describe.each(databaseKinds)('the API on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  it.each(protectedRoutes)('answers %s with 401 for an invalid token or another scheme', async (route) => {
    for (const headers of [bearer('nonsense'), { authorization: 'Basic b3duZXI6eA==' }]) {
      const answer = await api.call({ ...parseRoute(route), headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: { code: 'UNAUTHENTICATED', message: 'Please log in' } });
    }
  });

  it('ignores a token in the query string', async () => {
    const token = await api.tokenOf('owner@lintel.test');
    const answer = await api.call({ url: `/api/app/user-query/user-info?access_token=${token}` });
    expect(answer.statusCode).toBe(401);
  });

  it('answers both lists as arrays of the fields that the customer specified', async () => {
    const headers = bearer(await api.tokenOf('owner@birch.test'));
    const folder = '/api/app/service-provider-query';
    const partners = await api.call({ url: `${folder}/customer-service-providers`, headers });
    expect(partners.json()).toContainEqual({
      id: 4,
      title: 'Lendflow',
      learnMoreHref: '/partner/lendflow',
    });
    const categories = await api.call({ url: `${folder}/service-provider-categories`, headers });
    const [filed] = categories.json<object[]>();
    expect(Object.keys(filed ?? {}).toSorted()).toEqual(['id', 'name', 'serviceProviders']);
  });

  describe.each(people)('$firstName ($email)', (person) => {
    const expected = lists[person.email];
    let token: string;

    beforeAll(async () => {
      token = await api.tokenOf(person.email);
    });

    it('gets their own user info', async () => {
      const answer = await api.call({ url: '/api/app/user-query/user-info', headers: bearer(token) });
      expect(answer.json()).toMatchObject({
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        roleDetail: { roles: [{ id: person.roleId }] },
        customer: person.customer === null ? null : { customerName: person.customer },
      });
    });

    it('gets their own partners and categories', async () => {
      const folder = '/api/app/service-provider-query';
      const partners = await api.call({
        url: `${folder}/customer-service-providers`,
        headers: bearer(token),
      });
      const categories = await api.call({
        url: `${folder}/service-provider-categories`,
        headers: bearer(token),
      });
      const ids = partners.json<{ id: number }[]>().map(({ id }) => id);
      const filed = categories.json<{ serviceProviders: { id: number }[] }[]>();
      expect(ids).toEqual(expected?.partners);
      expect(filed.every(({ serviceProviders }) => serviceProviders.length > 0)).toBe(true);
      expect(
        filed
          .flatMap(({ serviceProviders }) => serviceProviders.map(({ id }) => id))
          .toSorted((a, b) => a - b),
      ).toEqual(ids);
    });

    it('gets their own offers, or FORBIDDEN with status 200, which ends no session', async () => {
      const answer = await api.graphql('{ offers { partnerId } }', token);
      expect(answer.statusCode).toBe(200);
      expect(codesOf(answer)).toEqual(expected?.offers === null ? ['FORBIDDEN'] : []);
      expect(answer.json<{ data: { offers: unknown[] } | null }>().data?.offers.length ?? null).toBe(
        expected?.offers,
      );
    });

    it('gets 401 after logging out', async () => {
      const url = '/api/app/account/logout';
      expect((await api.call({ method: 'POST', url, headers: bearer(token) })).statusCode).toBe(204);
      const userInfo = await api.call({ url: '/api/app/user-query/user-info', headers: bearer(token) });
      expect(userInfo.statusCode).toBe(401);
    });
  });
});
