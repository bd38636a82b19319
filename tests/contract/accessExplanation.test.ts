import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { sitePagesOfPartners } from '#domain/sitePages.ts';
import type { AccessExplanation, EntitlementStatus } from '#graphql/resolvers.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf, outcomeOf, personWith } from './support/gettingIn.ts';
import { sampleAddresses } from './support/partnerPages.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';

type User = typeof users.$inferSelect;

const qxo = { id: '12', path: '/partner/qxo' };
/** A partner without a page: only the dashboard shows its offer. */
const dibble = '6';

/** States in which a person cannot log in, each with the obstacles that the explanation names. */
const loginObstacles = [
  [{ status: 'deactivated' }, ['deactivated']],
  [{ status: 'invited', emailVerified: false, profileComplete: false }, ['invited']],
  [{ emailVerified: false }, ['emailNotConfirmed']],
  [{ profileComplete: false }, ['profileNotComplete']],
  [{ status: 'deactivated', profileComplete: false }, ['deactivated', 'profileNotComplete']],
] as const satisfies readonly (readonly [Partial<User>, readonly string[]])[];

describe.each(databaseKinds)('the explanation of access on $name', ({ open }) => {
  let api: Api;
  let administrator: string;

  beforeAll(async () => {
    api = await openApi(await open());
    administrator = await api.tokenOf(sampleAddresses.administrator);
  });
  afterAll(() => api.close());

  const ask = (userId: number | string, target: { path?: string; partnerId?: string }) =>
    askAs(api, administrator, 'ExplainAccess', { userId, ...target });

  async function explainedOf(...asked: Parameters<typeof ask>): Promise<AccessExplanation> {
    return (dataOf(await ask(...asked)) as { explainAccess: AccessExplanation }).explainAccess;
  }
  const explained = (userId: number | string, path: string) => explainedOf(userId, { path });
  const explainedOffer = (userId: number) => explainedOf(userId, { partnerId: dibble });

  /** Whether the backend shows the page to the bearer of this token, or to a visitor without a token. */
  async function isShown(token: string | undefined, path: string): Promise<boolean> {
    const answer = await api.graphql(`{ partnerPage(path: "${path}") { id } }`, token);
    return (dataOf(answer) as { partnerPage: object | null }).partnerPage !== null;
  }

  /** Whether the dashboard has the offer; a role that may see no offers has not. */
  async function hasOffer(token: string): Promise<boolean> {
    const answer = await api.graphql('{ offers { partnerId } }', token);
    const { data } = answer.json<{ data: { offers: { partnerId: number }[] } | null }>();
    return data?.offers.some(({ partnerId }) => String(partnerId) === dibble) ?? false;
  }

  const idOf = async (email: string) => (await personWith(api.db, email)).id;

  /** The partner pages that a person may open, by the explanation and by the backend. */
  async function findOpenPages(userId: number, token?: string) {
    const opened = { explained: [] as string[], shown: [] as string[] };
    for (const { path } of sitePagesOfPartners) {
      if ((await explained(userId, path)).isAllowed) opened.explained.push(path);
      if (await isShown(token, path)) opened.shown.push(path);
    }
    return opened;
  }

  async function addMember(partnerIds: readonly number[], changes: Partial<User> = {}) {
    const customerId = await addCustomerWith(api.db, partnerIds);
    const person = await addPerson(api.db, { customerId, roleId: Role.User, ...changes });
    return { customerId, person, token: await api.tokenOf(person.email) };
  }

  const statusOf = async (token: string): Promise<EntitlementStatus> =>
    (
      dataOf(await askAs(api, token, 'EntitlementStatus', { partnerId: qxo.id })) as {
        entitlementStatus: EntitlementStatus;
      }
    ).entitlementStatus;

  const requestPartner = (token: string) =>
    askAs(api, token, 'RequestPartner', { partnerId: qxo.id, reason: 'For the roof.' });

  const setEntitlement = async (
    customerId: number,
    granted: boolean,
    reason: string | null = null,
    partnerId: string = qxo.id,
  ) => {
    const query = `{ adminCustomer(id: "${customerId}") { customer { version } } }`;
    const { adminCustomer } = dataOf(await api.graphql(query, administrator)) as {
      adminCustomer: { customer: { version: number } };
    };
    const { version } = adminCustomer.customer;
    const changes = [{ partnerId, granted, reason }];
    dataOf(await askAs(api, administrator, 'SetEntitlements', { customerId, version, changes }));
  };

  it.each(Object.values(sampleAddresses))(
    'agrees with the backend on the partner pages of %s',
    async (email) => {
      const opened = await findOpenPages(await idOf(email), await api.tokenOf(email));
      expect(opened.explained).toEqual(opened.shown);
    },
  );

  it('allows no partner page to a person without a company', async () => {
    const person = await addPerson(api.db);
    const opened = await findOpenPages(person.id, await api.tokenOf(person.email));
    expect(opened).toEqual({ explained: [], shown: [] });
    const { customer, entitlement, changes } = await explained(person.id, qxo.path);
    expect({ customer, entitlement, changes }).toEqual({ customer: null, entitlement: null, changes: [] });
  });

  it.each(loginObstacles)(
    'treats a person who cannot log in as a visitor: %o',
    async (changes, obstacles) => {
      const { person, token } = await addMember([12]);
      await api.db.update(users).set(changes).where(eq(users.id, person.id));
      const refused = await api.graphql(`{ partnerPage(path: "${qxo.path}") { id } }`, token);
      expect(codesOf(refused)).toEqual(['UNAUTHENTICATED']);
      expect(await findOpenPages(person.id)).toEqual({
        explained: ['/partner/sunbelt'],
        shown: ['/partner/sunbelt'],
      });
      expect(await explained(person.id, qxo.path)).toMatchObject({
        isAllowed: false,
        redirectTo: '/not-found',
        reason: 'notLoggedIn',
        viewer: 'visitor',
        verdict: 'notFound',
        obstacles,
        entitlement: { state: 'granted' },
        changes: [{ type: 'loggingIn' }],
      });
    },
  );

  it('names the missing entitlement, and allows the page once it is granted', async () => {
    const { customerId, person, token } = await addMember([1]);
    expect(await explained(person.id, qxo.path)).toMatchObject({
      user: { id: String(person.id) },
      customer: { id: String(customerId), name: 'Another company' },
      isAllowed: false,
      reason: 'partnerNotIncluded',
      viewer: 'user',
      access: 'partnerPage',
      verdict: 'ifIncluded',
      obstacles: [],
      entitlement: { partnerId: qxo.id, state: 'none' },
      changes: [{ type: 'partner', roleId: null }],
    });
    expect(codesOf(await requestPartner(token))).toEqual([]);
    expect(await explained(person.id, qxo.path)).toMatchObject({
      entitlement: { state: 'requested', reason: 'For the roof.', by: 'Some Body' },
    });
    await setEntitlement(customerId, false, 'Not for roofers.');
    expect(await explained(person.id, qxo.path)).toMatchObject({
      entitlement: { state: 'denied', reason: 'Not for roofers.', by: 'Alex Morgan' },
    });
    await setEntitlement(customerId, true);
    expect(await explained(person.id, qxo.path)).toMatchObject({
      isAllowed: true,
      redirectTo: null,
      reason: null,
      changes: [],
    });
    const both = ['/partner/accelerate-tax', qxo.path];
    expect(await findOpenPages(person.id, token)).toEqual({ explained: both, shown: both });
  });

  it('names the role that the page needs, and allows it to a person of that role', async () => {
    const { person } = await addMember([1]);
    expect(await explained(person.id, '/account')).toMatchObject({
      isAllowed: false,
      redirectTo: '/dashboard',
      verdict: 'home',
      changes: [{ type: 'role', roleId: Role.Owner }],
    });
    await api.db.update(users).set({ roleId: Role.Owner }).where(eq(users.id, person.id));
    expect(await explained(person.id, '/account')).toMatchObject({ isAllowed: true });
  });

  it('is not found for an unknown person, page, or partner', async () => {
    const path = '/dashboard';
    expect(outcomeOf(await ask(999_999, { path }))).toBe('NOT_FOUND');
    expect(outcomeOf(await ask('x', { path }))).toBe('NOT_FOUND');
    expect(outcomeOf(await ask(1, { path: '/no/such/page' }))).toBe('NOT_FOUND');
    expect(outcomeOf(await ask(1, { partnerId: '999' }))).toBe('NOT_FOUND');
    expect(outcomeOf(await ask(1, { partnerId: 'x' }))).toBe('NOT_FOUND');
  });

  it('takes either a path or a partner, and explains the page of a partner that has one', async () => {
    expect(outcomeOf(await ask(1, {}))).toBe('VALIDATION_FAILED');
    const both = { path: '/dashboard', partnerId: dibble };
    expect(outcomeOf(await ask(1, both))).toBe('VALIDATION_FAILED');
    const { path, partnerId } = await explainedOf(1, { partnerId: qxo.id });
    expect({ path, partnerId }).toEqual({ path: qxo.path, partnerId: null });
  });

  it.each(Object.values(sampleAddresses))(
    'agrees with the offers of %s on an offer without a page',
    async (email) => {
      const { isAllowed } = await explainedOffer(await idOf(email));
      expect(isAllowed).toBe(await hasOffer(await api.tokenOf(email)));
    },
  );

  it('names why a person lacks an offer without a page, and allows it once that changes', async () => {
    const { customerId, person, token } = await addMember([1]);
    expect(await hasOffer(token)).toBe(false);
    expect(await explainedOffer(person.id)).toMatchObject({
      path: '/dashboard',
      partnerId: dibble,
      isAllowed: false,
      redirectTo: null,
      reason: 'partnerNotIncluded',
      access: 'userPage',
      verdict: 'allow',
      entitlement: { partnerId: dibble, state: 'none' },
      changes: [{ type: 'partner', roleId: null }],
    });
    await setEntitlement(customerId, true, null, dibble);
    expect(await hasOffer(token)).toBe(true);
    expect(await explainedOffer(person.id)).toMatchObject({
      isAllowed: true,
      reason: null,
      entitlement: { state: 'granted' },
      changes: [],
    });
    await api.db.update(users).set({ roleId: Role.SystemAdmin }).where(eq(users.id, person.id));
    expect(await explainedOffer(person.id)).toMatchObject({
      isAllowed: false,
      redirectTo: '/admin',
      reason: 'roleNotAllowed',
      changes: [
        { type: 'role', roleId: Role.Owner },
        { type: 'role', roleId: Role.User },
      ],
    });
    await api.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, person.id));
    expect(await explainedOffer(person.id)).toMatchObject({
      isAllowed: false,
      redirectTo: '/not-found',
      reason: 'notLoggedIn',
    });
  });

  describe('the entitlement status of a partner', () => {
    it('shows the people of the company who asked and why it was denied', async () => {
      const { customerId, token } = await addMember([1]);
      const colleague = await addPerson(api.db, { customerId, firstName: 'Cora' });
      const other = await addMember([1]);
      expect(await statusOf(token)).toMatchObject({ id: qxo.id, state: 'none', since: null });
      dataOf(await requestPartner(await api.tokenOf(colleague.email)));
      expect(await statusOf(token)).toMatchObject({
        state: 'requested',
        reason: 'For the roof.',
        askedBy: 'Cora Body',
      });
      await setEntitlement(customerId, false, 'Not for roofers.');
      // Only administrators learn who denied it.
      expect(await statusOf(token)).toMatchObject({
        state: 'denied',
        reason: 'Not for roofers.',
        askedBy: null,
      });
      await setEntitlement(customerId, true, 'They are roofers after all.');
      expect(await statusOf(token)).toMatchObject({ state: 'granted', reason: null, askedBy: null });
      expect(await statusOf(other.token)).toMatchObject({ state: 'none', reason: null });
    });

    it('is not found for an unknown partner, and forbidden without a company', async () => {
      const { token } = await addMember([1]);
      const unknown = await askAs(api, token, 'EntitlementStatus', { partnerId: '999' });
      expect(codesOf(unknown)).toEqual(['NOT_FOUND']);
      const nobody = await addPerson(api.db);
      const answer = await askAs(api, await api.tokenOf(nobody.email), 'EntitlementStatus', {
        partnerId: qxo.id,
      });
      expect(codesOf(answer)).toEqual(['FORBIDDEN']);
    });
  });
});
