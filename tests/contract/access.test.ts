import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePeople } from '#server/db/sample/people.ts';
import { resolvers } from '#server/graphql/resolvers.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { openSeeded } from './support/embedded.ts';

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
  'GET /api/app/service-provider-query/customer-service-providers': 'signed in',
  'GET /api/app/service-provider-query/service-provider-categories': 'signed in',
  'POST /api/app/events': 'anyone',
  // Each field has a row of its own in the next table.
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

/** A secret of the form that links have, which nobody was given. */
const secret = 'A'.repeat(43);
const newcomer = `{ userTypeId: 2, firstName: "N", lastName: "N", companyName: "N", email: "n@access.test",
  phone: "5550100100", password: "A short sentence", terms: true }`;

/**
 * Who may ask for each GraphQL field, and a document that asks for it. A link's holder is whoever knows its
 * secret, signed in or not.
 */
const fieldTable: Readonly<
  Record<string, { caller: 'anyone' | 'holders of a link' | 'regular users'; query: string }>
> = {
  configData: { caller: 'anyone', query: '{ configData { productName } }' },
  constantType: { caller: 'anyone', query: '{ constantType { roles { id name } userTypes { id name } } }' },
  offers: { caller: 'regular users', query: '{ offers { id partnerId state stateChangedOn endsOn } }' },
  partnerPage: { caller: 'anyone', query: '{ partnerPage(path: "/partner/sunbelt") { id } }' },
  recordLeads: { caller: 'regular users', query: 'mutation { recordLeads(leads: []) { id } }' },
  issueCoupon: { caller: 'regular users', query: 'mutation { issueCoupon(partnerId: 9) { id } }' },
  mailCoupon: { caller: 'regular users', query: 'mutation { mailCoupon(partnerId: 9) { accepted } }' },
  connectAccount: {
    caller: 'regular users',
    query: 'mutation { connectAccount(partnerId: 8, connection: {}) { id } }',
  },
  disconnectAccount: {
    caller: 'regular users',
    query: 'mutation { disconnectAccount(partnerId: 8) { id } }',
  },
  requestCall: {
    caller: 'regular users',
    query: 'mutation { requestCall(partnerId: 1, request: {}) { id } }',
  },
  awaitOffer: {
    caller: 'regular users',
    query: 'mutation { awaitOffer(partnerId: 1, awaited: OFFER) { id } }',
  },
  faq: { caller: 'regular users', query: '{ faq { groups { questions { id helped } } } }' },
  introduction: { caller: 'regular users', query: '{ introduction { sections { title } } }' },
  trainings: { caller: 'regular users', query: '{ trainings { trainings { id isCompleted } } }' },
  webinars: { caller: 'regular users', query: '{ webinars { upcoming { id joinUrl } } }' },
  rateAnswer: {
    caller: 'regular users',
    query: 'mutation { rateAnswer(questionId: 1, helped: true) { id } }',
  },
  markTraining: {
    caller: 'regular users',
    query: 'mutation { markTraining(id: "first-steps", completed: true) { id } }',
  },
  registerForWebinar: {
    caller: 'regular users',
    query: 'mutation { registerForWebinar(id: "none") { joinUrl } }',
  },
  unregisterFromWebinar: {
    caller: 'regular users',
    query: 'mutation { unregisterFromWebinar(id: "none") { id } }',
  },
  pendingProfile: {
    caller: 'holders of a link',
    query: `{ pendingProfile(ticket: "${secret}") { email firstName lastName companyName invitedBy missing } }`,
  },
  passwordResetLink: {
    caller: 'holders of a link',
    query: `{ passwordResetLink(token: "${secret}") { email } }`,
  },
  register: { caller: 'anyone', query: `mutation { register(registration: ${newcomer}) { accepted } }` },
  requestVerification: {
    caller: 'anyone',
    query: 'mutation { requestVerification(email: "n@access.test") { accepted } }',
  },
  requestPasswordReset: {
    caller: 'anyone',
    query: 'mutation { requestPasswordReset(email: "n@access.test") { accepted } }',
  },
  renewLink: {
    caller: 'holders of a link',
    query: `mutation { renewLink(token: "${secret}") { accepted } }`,
  },
  requestInvitation: {
    caller: 'holders of a link',
    query: `mutation { requestInvitation(token: "${secret}") { accepted } }`,
  },
  verifyEmail: {
    caller: 'holders of a link',
    query: `mutation { verifyEmail(token: "${secret}") { profileTicket } }`,
  },
  completeProfile: {
    caller: 'holders of a link',
    query: `mutation { completeProfile(ticket: "${secret}", profile: {}) { roleId isUnderReview } }`,
  },
  productRequests: { caller: 'regular users', query: '{ productRequests { id name status reference } }' },
  submitProductRequest: {
    caller: 'regular users',
    query: `mutation { submitProductRequest(request: { key: "access-test", name: "Nails", reason: "For the roof." })
      { id } }`,
  },
  withdrawProductRequest: {
    caller: 'regular users',
    query: 'mutation { withdrawProductRequest(id: "1") { id } }',
  },
  voteForProductRequest: {
    caller: 'regular users',
    query: 'mutation { voteForProductRequest(id: "1") { votes } }',
  },
  resetPassword: {
    caller: 'holders of a link',
    query: `mutation { resetPassword(token: "${secret}", password: "A short sentence") { accepted } }`,
  },
};

/** The codes that a stranger without a link is refused with; none where anyone may ask. */
const refusedWith = {
  anyone: [],
  'holders of a link': ['LINK_INVALID'],
  'regular users': ['UNAUTHENTICATED'],
};

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

function split(route: string): { method: 'GET' | 'POST'; url: string } {
  const [method, url = ''] = route.split(' ');
  return { method: method === 'GET' ? 'GET' : 'POST', url };
}

/** The codes of a GraphQL answer's errors. */
function codesOf(answer: LightMyRequestResponse): string[] {
  const { errors = [] } = answer.json<{ errors?: { extensions: { code: string } }[] }>();
  return errors.map(({ extensions }) => extensions.code);
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

describe('the tables', () => {
  it('list every route of a demo', async () => {
    expect(await routesOf({ NODE_ENV: 'demo' })).toEqual(Object.keys(routeTable).toSorted());
  });

  it('list every route of a test run, which adds the fault switch alone', async () => {
    const expected = [...Object.keys(routeTable), ...faultRoutes].toSorted();
    expect(await routesOf({ NODE_ENV: 'test' })).toEqual(expected);
  });

  it('rest on no resolver: a field that is not listed as public refuses a stranger by itself', async () => {
    const { Query = {} } = resolvers;
    const kept = { ...Query };
    Query.offers = () => [];
    const api = await openApi(await openSeeded());
    Object.assign(Query, kept);
    const query = '{ offers { id } }';
    const refused = await api.graphql(query);
    const answered = await api.graphql(query, await api.tokenOf('admin@lintel.test'));
    await api.close();
    expect([refused.statusCode, codesOf(refused)]).toEqual([401, ['UNAUTHENTICATED']]);
    expect(answered.json()).toEqual({ data: { offers: [] } });
  });
});

describe.each(databaseKinds)('on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  it('lists every GraphQL field', async () => {
    const fields = '{ fields { name } }';
    const answer = await api.graphql(`{ __schema { queryType ${fields} mutationType ${fields} } }`);
    const { queryType, mutationType } = answer.json<{
      data: { __schema: Record<'queryType' | 'mutationType', { fields: { name: string }[] }> };
    }>().data.__schema;
    const names = [...queryType.fields, ...mutationType.fields].map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(fieldTable).toSorted());
  });

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

  it.each(Object.entries(fieldTable))('field %s answers a stranger as its row says', async (_name, row) => {
    const answer = await api.graphql(row.query);
    expect(answer.statusCode).toBe(row.caller === 'regular users' ? 401 : 200);
    expect(codesOf(answer)).toEqual(refusedWith[row.caller]);
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
