import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminCustomerDetail, Entitlement } from '#graphql/resolvers.ts';
import { entitlements } from '#server/modules/partners/partnerTables.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { codesOf, dataOf, outcomeOf, queued, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, mailsOf, toolsFor, workThrough } from './support/work.ts';

const lists = '/api/app/service-provider-query';

/** Insureon, by its number and its page. */
const insureon = { id: 3, page: '/partner/insureon' };

describe.each(everyDatabaseKind)('the entitlements of a customer on $name', ({ open }) => {
  let api: Api;
  let administrator: string;
  let customerId: number;
  let asker: Awaited<ReturnType<typeof addPerson>>;
  let user: string;

  beforeAll(async () => {
    api = await openApi(await open());
    administrator = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    customerId = await addCustomerWith(api.db, [1, 4]);
    asker = await addPerson(api.db, { customerId });
    user = await api.tokenOf(asker.email);
    await emptyQueue(api.db);
  });

  function setEntitlements(version: number, changes: string) {
    return api.graphql(
      `mutation { setEntitlements(customerId: "${customerId}", version: ${version}, changes: [${changes}]) {
        customer { version partners } entitlements { partnerId state source reason since by } } }`,
      administrator,
    );
  }

  async function change(version: number, changes: string): Promise<AdminCustomerDetail> {
    const data = dataOf(await setEntitlements(version, changes));
    return (data as { setEntitlements: AdminCustomerDetail }).setEntitlements;
  }

  async function stateOf(partnerId: number): Promise<Entitlement | undefined> {
    const answer = await api.graphql(
      `{ adminCustomer(id: "${customerId}") { entitlements { partnerId state source reason since by } } }`,
      administrator,
    );
    const { adminCustomer } = dataOf(answer) as { adminCustomer: AdminCustomerDetail };
    return adminCustomer.entitlements.find((each) => Number(each.partnerId) === partnerId);
  }

  const requestPartner = (partnerId: number, as = user) =>
    api.graphql(
      `mutation { requestPartner(partnerId: "${partnerId}", reason: "For the roof") { id reason } }`,
      as,
    );

  /** The person's access to Insureon: list, menu, page, offers, and actions. */
  async function readAccess() {
    const list = await api.call({ url: `${lists}/customer-service-providers`, headers: bearer(user) });
    const menu = await api.call({ url: `${lists}/service-provider-categories`, headers: bearer(user) });
    const page = await api.graphql(`{ partnerPage(path: "${insureon.page}") { id } }`, user);
    const offers = await api.graphql('{ offers { partnerId } }', user);
    const action = await api.graphql(
      `mutation { requestCall(partnerId: ${insureon.id}, request: { phone: "(555) 010-0100" }) { id } }`,
      user,
    );
    const partnerIds = (dataOf(offers) as { offers: { partnerId: number }[] }).offers;
    return {
      isListed: list.json<{ id: number }[]>().some(({ id }) => id === insureon.id),
      isInMenu: menu.body.includes(insureon.page),
      hasPage: (dataOf(page) as { partnerPage: unknown }).partnerPage !== null,
      isOffered: partnerIds.some(({ partnerId }) => partnerId === insureon.id),
      isForbidden: codesOf(action).includes('FORBIDDEN'),
    };
  }

  const latestEntry = async () => {
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    return entry;
  };

  it('take effect on the next request for the list, menu, page, offers, and actions', async () => {
    const revoked = { isListed: false, isInMenu: false, hasPage: false, isOffered: false, isForbidden: true };
    const granted = { isListed: true, isInMenu: true, hasPage: true, isOffered: true, isForbidden: false };
    expect(await readAccess()).toEqual(revoked);
    await change(1, `{ partnerId: "${insureon.id}", granted: true }`);
    expect(await readAccess()).toEqual(granted);
    await change(2, `{ partnerId: "${insureon.id}", granted: false, reason: "Unpaid" }`);
    expect(await readAccess()).toEqual(revoked);
  });

  it('show their reason, time, and author, and the audit log shows what changed', async () => {
    const before = Date.now();
    const granted = await change(
      1,
      '{ partnerId: "3", granted: true, reason: "Trial" }, { partnerId: "4", granted: false, reason: "Unpaid" }',
    );
    expect(granted.customer).toEqual({ version: 2, partners: 2 });
    expect(await stateOf(3)).toMatchObject({
      state: 'granted',
      source: 'admin',
      reason: 'Trial',
      by: 'Alex Morgan',
    });
    const denied = await stateOf(4);
    expect(denied).toMatchObject({ state: 'denied', source: null, reason: 'Unpaid', by: 'Alex Morgan' });
    expect(Math.abs(new Date(denied?.since ?? 0).getTime() - before)).toBeLessThan(60_000);
    expect(await stateOf(1)).toMatchObject({ state: 'granted', source: 'plan', by: null });
    expect(await latestEntry()).toMatchObject({
      action: 'customer.setEntitlements',
      entity: 'customer',
      entityId: String(customerId),
      label: 'Another company',
      before: { partners: ['Accelerate Tax', 'Lendflow'], denied: [] },
      after: { partners: ['Accelerate Tax', 'Insureon'], denied: ['Lendflow'] },
      reason: 'Insureon: Trial\nLendflow: Unpaid',
    });
  });

  it('are not revoked without a reason or on an outdated version, and change all or none', async () => {
    const entry = await latestEntry();
    const reasonless = await setEntitlements(
      1,
      '{ partnerId: "3", granted: true }, { partnerId: "4", granted: false }',
    );
    expect(refusalOf(reasonless).extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ message: 'Please enter Reason', members: ['changes.1.reason'] }],
    });
    expect(codesOf(await setEntitlements(2, '{ partnerId: "3", granted: true }'))).toEqual(['CONFLICT']);
    expect(
      codesOf(
        await setEntitlements(1, '{ partnerId: "3", granted: true }, { partnerId: "99", granted: true }'),
      ),
    ).toEqual(['NOT_FOUND']);
    expect(
      codesOf(
        await setEntitlements(1, '{ partnerId: "3", granted: true }, { partnerId: "3", granted: true }'),
      ),
    ).toEqual(['VALIDATION_FAILED']);
    expect(await stateOf(3)).toMatchObject({ state: 'none' });
    expect(await latestEntry()).toEqual(entry);
  });

  it('name in a conflict who has changed them', async () => {
    const version = 1;
    await change(version, '{ partnerId: "3", granted: true }');
    const late = refusalOf(await setEntitlements(version, '{ partnerId: "5", granted: true }'));
    expect(late.message).toBe('Alex Morgan changed Another company since you opened it');
    expect(late.extensions['code']).toBe('CONFLICT');
  });

  it('keep their source and version when nothing changes', async () => {
    const entry = await latestEntry();
    const same = await change(1, '{ partnerId: "4", granted: true, reason: "Again" }');
    expect(same.customer.version).toBe(1);
    expect(await stateOf(4)).toMatchObject({ source: 'plan', reason: null });
    expect(await latestEntry()).toEqual(entry);
  });

  it('are changed by only one of two concurrent administrators', async () => {
    const answers = await Promise.all([
      setEntitlements(1, '{ partnerId: "3", granted: true }'),
      setEntitlements(1, '{ partnerId: "5", granted: true }'),
    ]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['CONFLICT', 'accepted']);
    const rows = await api.db.select().from(entitlements).where(eq(entitlements.customerId, customerId));
    expect(rows).toHaveLength(3);
  });

  it('can be requested once by people of the company, unless they are granted', async () => {
    const colleague = await addPerson(api.db, { customerId });
    const other = await api.tokenOf(colleague.email);
    const answers = await Promise.all([
      requestPartner(3),
      requestPartner(3, other),
      requestPartner(3),
      requestPartner(3, other),
    ]);
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      'ACTION_REFUSED',
      'ACTION_REFUSED',
      'ACTION_REFUSED',
      'accepted',
    ]);
    expect(await stateOf(3)).toMatchObject({ state: 'requested', reason: 'For the roof', by: 'Some Body' });
    expect(refusalOf(await requestPartner(3)).message).toBe('Your company has asked for Insureon already');
    expect(refusalOf(await requestPartner(4)).message).toBe('Your company has Lendflow already');
    expect(codesOf(await requestPartner(99))).toEqual(['NOT_FOUND']);
    expect(await readAccess()).toMatchObject({ isListed: false, hasPage: false });
    const reasonless = await api.graphql(
      'mutation { requestPartner(partnerId: "5", reason: " ") { id } }',
      user,
    );
    expect(codesOf(reasonless)).toEqual(['VALIDATION_FAILED']);
  });

  it('can be requested again after a denial', async () => {
    await change(1, '{ partnerId: "4", granted: false, reason: "Unpaid" }');
    expect(outcomeOf(await requestPartner(4))).toBe('accepted');
    expect(await stateOf(4)).toMatchObject({ state: 'requested', reason: 'For the roof' });
  });

  it('are mailed to their requester when granted, unless revoked before the mail is sent', async () => {
    await requestPartner(3);
    await requestPartner(5);
    await change(1, '{ partnerId: "3", granted: true }, { partnerId: "5", granted: true }');
    expect(await stateOf(3)).toMatchObject({ state: 'granted', source: 'request' });
    expect(await queued(api.db)).toEqual(
      [3, 5].map((partnerId) => ({
        kind: 'entitlementMail',
        userId: asker.id,
        entitlement: { customerId, partnerId },
      })),
    );
    await change(2, '{ partnerId: "5", granted: false, reason: "By mistake" }');
    const [first, second] = await queued(api.db);
    if (!first || !second) throw new Error('Two mails should be queued');
    const mails = await mailsOf(toolsFor(api.db), first, second);
    expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [asker.email, 'Insureon is now available to everyone at your company'],
    ]);
    expect(mails[0]?.text).toContain(`https://market.example${insureon.page}`);
    await workThrough(toolsFor(api.db));
    expect(await api.db.select().from(jobs).where(eq(jobs.attempts, 1))).toEqual([]);
  });

  it('are mailed to their requester with the reason when denied, unless that changes before', async () => {
    await requestPartner(3);
    await requestPartner(5);
    await change(
      1,
      `{ partnerId: "3", granted: false, reason: "Not for\\nroofers." }, { partnerId: "4", granted: false, reason: "Unpaid" },
        { partnerId: "5", granted: false, reason: "By mistake" }`,
    );
    expect(await queued(api.db)).toEqual(
      [3, 5].map((partnerId) => ({
        kind: 'entitlementMail',
        userId: asker.id,
        entitlement: { customerId, partnerId, isDenied: true },
      })),
    );
    const [first, second] = await queued(api.db);
    if (!first || !second) throw new Error('Two mails should be queued');
    await requestPartner(5);
    const mails = await mailsOf(toolsFor(api.db), first, second);
    expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [asker.email, 'Your request for Insureon was declined'],
    ]);
    expect(mails[0]?.text).toContain('The reason: Not for roofers.');
    await change(2, '{ partnerId: "3", granted: true }');
    expect(await mailsOf(toolsFor(api.db), first)).toEqual([]);
  });

  it('that nobody requested cause no mail', async () => {
    await change(
      1,
      '{ partnerId: "3", granted: true }, { partnerId: "5", granted: false, reason: "Unpaid" }',
    );
    expect(await queued(api.db)).toEqual([]);
  });
});
