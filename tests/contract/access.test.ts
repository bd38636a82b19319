import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePeople } from '#server/db/sample/people.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf } from './support/gettingIn.ts';

type Caller = 'anyone' | 'signed in';

/** Who may call each route. A route that is not listed fails; so does one listed that is gone. */
const routeTable: Readonly<Record<string, Caller>> = {
  'GET /healthz': 'anyone',
  'POST /api/app/anonymous/login': 'anyone',
  'POST /api/app/anonymous/refresh-token': 'anyone',
  'GET /sso/login': 'anyone',
  'POST /api/app/anonymous/sso-exchange': 'anyone',
  // The embedded identity provider: from this machine only, and not where the product is published.
  'GET /idp/*': 'anyone',
  'POST /idp/*': 'anyone',
  'GET /idp/interaction/:uid': 'anyone',
  'POST /idp/interaction/:uid': 'anyone',
  'POST /api/app/account/logout': 'signed in',
  'GET /api/app/user-query/user-info': 'signed in',
  'GET /api/app/account/export': 'signed in',
  'GET /api/app/service-provider-query/customer-service-providers': 'signed in',
  'GET /api/app/service-provider-query/service-provider-categories': 'signed in',
  'GET /api/app/certificates/:id/file': 'signed in',
  'PUT /api/app/certificates/:id/file': 'signed in',
  'DELETE /api/app/certificates/:id/file': 'signed in',
  'POST /api/app/events': 'anyone',
  // Each field has a row of its own in fieldAccess.test.ts.
  'GET /graphql': 'anyone',
  'POST /graphql': 'anyone',
  // From this machine only, where no mail server is set up and the product is not published; mails.test.ts has the rest.
  'GET /__outbox': 'anyone',
  'GET /__outbox/:id': 'anyone',
  'GET /__outbox/:id/text': 'anyone',
  // The application: files and pages hold nothing of anybody.
  'GET /*': 'anyone',
};

/** In test and development only, and from this machine only. */
const faultRoutes = ['POST /__faults', 'DELETE /__faults'];

/** What each sample person gets: how many partners and offers; null where the role is refused. */
const lists: Readonly<Record<string, { partners: readonly number[]; offers: number | null }>> = {
  'admin@lintel.test': { partners: [], offers: null },
  'owner@lintel.test': { partners: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], offers: 12 },
  'user@lintel.test': { partners: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], offers: 12 },
  'owner@birch.test': { partners: [1, 3, 4, 5], offers: 4 },
  'user@newroof.test': { partners: [], offers: 0 },
  'affiliate@lintel.test': { partners: [], offers: null },
};

const people = samplePeople.filter(({ invited }) => !invited);
const guarded = Object.entries(routeTable).filter(([, caller]) => caller === 'signed in');

function split(route: string): { method: HTTPMethods; url: string } {
  const [method, url = ''] = route.split(' ');
  return { method: method as HTTPMethods, url };
}

async function routesOf(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((name) => `${name} ${url}`));
    });
  };
  diagnostics.subscribe('fastify.initialization', listen);
  const [kind] = databaseKinds;
  if (!kind) throw new Error('No database');
  const api = await openApi(await kind.open(), environment);
  await api.app.ready();
  await api.close();
  diagnostics.unsubscribe('fastify.initialization', listen);
  return routes.filter((route) => !route.startsWith('HEAD ')).toSorted();
}

describe('the table', () => {
  it('lists every route of a demo', async () => {
    expect(await routesOf({ NODE_ENV: 'demo' })).toEqual(Object.keys(routeTable).toSorted());
  });

  it('lists every route of a test run, which adds the fault switch alone', async () => {
    const expected = [...Object.keys(routeTable), ...faultRoutes].toSorted();
    expect(await routesOf({ NODE_ENV: 'test' })).toEqual(expected);
  });
});

describe.each(databaseKinds)('on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  it.each(guarded)('%s refuses a stranger', async (route) => {
    for (const headers of [{}, bearer('nonsense'), { authorization: 'Basic b3duZXI6eA==' }]) {
      const answer = await api.call({ ...split(route), headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: { code: 'UNAUTHENTICATED', message: 'Please log in' } });
    }
  });

  it('ignores a token in the address', async () => {
    const token = await api.tokenOf('owner@lintel.test');
    const answer = await api.call({ url: `/api/app/user-query/user-info?access_token=${token}` });
    expect(answer.statusCode).toBe(401);
  });

  describe.each(people)('$firstName ($email)', (person) => {
    const expected = lists[person.email];
    let token: string;

    beforeAll(async () => {
      token = await api.tokenOf(person.email);
    });

    it('gets the own user info', async () => {
      const answer = await api.call({ url: '/api/app/user-query/user-info', headers: bearer(token) });
      expect(answer.json()).toMatchObject({
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        roleDetail: { roles: [{ id: person.roleId }] },
        customer: person.customer === null ? null : { customerName: person.customer },
      });
    });

    it('gets the own partners and their categories', async () => {
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

    it('gets the own offers, or a refusal that does not end the session', async () => {
      const answer = await api.graphql('{ offers { partnerId } }', token);
      expect(answer.statusCode).toBe(200);
      expect(codesOf(answer)).toEqual(expected?.offers === null ? ['FORBIDDEN'] : []);
      expect(answer.json<{ data: { offers: unknown[] } | null }>().data?.offers.length ?? null).toBe(
        expected?.offers,
      );
    });

    it('logs out, and is out', async () => {
      const url = '/api/app/account/logout';
      expect((await api.call({ method: 'POST', url, headers: bearer(token) })).statusCode).toBe(204);
      const userInfo = await api.call({ url: '/api/app/user-query/user-info', headers: bearer(token) });
      expect(userInfo.statusCode).toBe(401);
    });
  });
});
