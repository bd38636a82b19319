import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import type { CompanyQuery } from '#graphql/settingsHooks.ts';
import { createLink } from '#server/platform/auth/links.ts';
import { chooseTimeZone, setMissingTimeZone } from '#server/modules/companies/company.ts';
import { customers, type users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith, customerOf } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { ask as askAsStranger, dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';

describe.each(databaseKinds)('the company on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  async function companyOf(email: string) {
    const answer = await askAs(api, await api.tokenOf(email), 'Company');
    return (dataOf(answer) as CompanyQuery).company;
  }

  /** A company of its own with one owner. */
  async function newOwner(changes: Partial<typeof users.$inferInsert> = {}) {
    const customerId = await addCustomerWith(api.db, [1]);
    const owner = await addPerson(api.db, { customerId, ...changes });
    return { customerId, owner };
  }

  it('saves the trimmed address that an owner enters, and clears it', async () => {
    const { owner } = await newOwner();
    const token = await api.tokenOf(owner.email);
    for (const [address, kept] of [
      ['  1 Main Street, Dallas, TX ', '1 Main Street, Dallas, TX'],
      [' ', null],
    ]) {
      const answer = await askAs(api, token, 'KeepCompanyAddress', { address });
      expect(dataOf(answer)).toMatchObject({ keepCompanyAddress: { address: kept } });
      expect((await companyOf(owner.email)).address).toBe(kept);
    }
    const long = await askAs(api, token, 'KeepCompanyAddress', { address: 'x'.repeat(301) });
    expect(outcomeOf(long)).toBe('VALIDATION_FAILED');
  });

  const zoneOf = async (customerId: number | null) => (await customerOf(api.db, customerId))?.timeZone;

  it('shows an owner its type, source, and partners', async () => {
    expect(await companyOf('owner@birch.test')).toEqual({
      id: '2',
      name: 'Birch Plumbing',
      typeName: 'Trade contractor',
      source: null,
      address: null,
      timeZone: null,
      usualTimeZone: 'America/Chicago',
      partners: [
        { id: 1, title: 'Accelerate Tax', path: '/partner/accelerate-tax' },
        { id: 3, title: 'Insureon', path: '/partner/insureon' },
        { id: 4, title: 'Lendflow', path: '/partner/lendflow' },
        { id: 5, title: 'Sunbelt', path: '/partner/sunbelt' },
      ],
    });
  });

  it('names the customer who referred it, or nobody if that is unknown', async () => {
    const { customerId, owner } = await newOwner();
    for (const [source, name] of [
      [{ sourceTypeId: UserType.Affiliate, sourceId: 3559 }, null],
      [{ sourceTypeId: UserType.Client, sourceId: 1 }, 'Acme Builders'],
      [{ sourceTypeId: UserType.Affiliate, sourceId: 999_999 }, null],
      [{ sourceTypeId: null, sourceId: null }, null],
    ] as const) {
      await api.db.update(customers).set(source).where(eq(customers.id, customerId));
      expect((await companyOf(owner.email)).source).toBe(name);
    }
  });

  it.each(['user@lintel.test', 'admin@lintel.test', 'affiliate@lintel.test'])(
    'is forbidden to %s, and to visitors',
    async (email) => {
      const token = await api.tokenOf(email);
      const before = await api.db.select().from(customers).orderBy(customers.id);
      const choice = { timeZone: 'Asia/Tokyo' };
      expect(outcomeOf(await askAs(api, token, 'Company'))).toBe('FORBIDDEN');
      expect(outcomeOf(await askAs(api, token, 'ChooseTimeZone', choice))).toBe('FORBIDDEN');
      expect((await askAs(api, undefined, 'ChooseTimeZone', choice)).statusCode).toBe(401);
      expect(await api.db.select().from(customers).orderBy(customers.id)).toEqual(before);
    },
  );

  it('is not found for an owner without a company', async () => {
    const { email } = await addPerson(api.db);
    const token = await api.tokenOf(email);
    expect(outcomeOf(await askAs(api, token, 'Company'))).toBe('NOT_FOUND');
    expect(outcomeOf(await askAs(api, token, 'ChooseTimeZone', { timeZone: 'UTC' }))).toBe('FORBIDDEN');
  });

  describe('its time zone', () => {
    it('is chosen by an owner, only for their own company', async () => {
      const { customerId, owner } = await newOwner();
      const others = await newOwner();
      const token = await api.tokenOf(owner.email);
      const chosen = dataOf(await askAs(api, token, 'ChooseTimeZone', { timeZone: ' America/Denver ' }));
      expect(chosen).toMatchObject({
        chooseTimeZone: { id: String(customerId), timeZone: 'America/Denver' },
      });
      expect(await companyOf(owner.email)).toMatchObject({ timeZone: 'America/Denver' });
      expect(await zoneOf(others.customerId)).toBeNull();
    });

    it.each([
      '',
      ' ',
      'Mars/Olympus',
      '+05:00',
      'UTC+5',
      "x' or 1=1",
      'A'.repeat(65),
      'America/Chicago\u0000',
    ])('cannot be %j', async (timeZone) => {
      const { customerId, owner } = await newOwner();
      const answer = await askAs(api, await api.tokenOf(owner.email), 'ChooseTimeZone', { timeZone });
      expect(refusalOf(answer).extensions.code).toBe('VALIDATION_FAILED');
      expect(await zoneOf(customerId)).toBeNull();
    });

    it('can be any that a browser offers', async () => {
      const { owner } = await newOwner();
      const token = await api.tokenOf(owner.email);
      const zones = Intl.supportedValuesOf('timeZone');
      const sample = zones.filter(
        (zone, index) => index % 40 === 0 || /Calcutta|Kiev|Kolkata|Kyiv/.test(zone),
      );
      const refused = [];
      for (const timeZone of process.env['FULL'] === '1' ? zones : sample) {
        const answer = await askAs(api, token, 'ChooseTimeZone', { timeZone });
        if (outcomeOf(answer) !== 'accepted') refused.push(timeZone);
      }
      expect(refused).toEqual([]);
    });

    it('cannot be one that the database does not know', async () => {
      const { customerId, owner } = await newOwner();
      const person = { user: owner, customer: null, applicationState: null, offersVersion: '' };
      await expect(chooseTimeZone(api.db, person, 'Mars/Olympus')).rejects.toThrow('not a valid time zone');
      await setMissingTimeZone(api.db, customerId, 'Mars/Olympus');
      expect(await zoneOf(customerId)).toBeNull();
    });

    it('starts as that of the first owner who completes their profile', async () => {
      const customerId = await addCustomerWith(api.db, [1]);
      const complete = async (timeZone: string | null, roleId: number) => {
        const known = { phone: '(555) 010-0100', termsAcceptedAt: new Date() };
        const { id } = await addPerson(api.db, { customerId, roleId, profileComplete: false, ...known });
        const ticket = await createLink(api.db, id, 'profile');
        dataOf(await askAsStranger(api, 'CompleteProfile', { ticket, profile: { timeZone } }));
        return zoneOf(customerId);
      };
      expect(await complete('Asia/Tokyo', Role.User)).toBeNull();
      expect(await complete(null, Role.Owner)).toBeNull();
      expect(await complete('America/Denver', Role.Owner)).toBe('America/Denver');
      expect(await complete('America/New_York', Role.Owner)).toBe('America/Denver');
    });
  });
});
