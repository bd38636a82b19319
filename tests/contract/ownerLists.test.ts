import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDayAndHour, marketplaceTimeZone } from '#domain/days.ts';
import {
  countCertificatesEndingBy,
  listCertificates,
} from '#server/modules/certificates/listCertificates.ts';
import { listTeam } from '#server/modules/people/listTeam.ts';
import type { Database } from '#server/platform/db/database.ts';
import { median } from '#tests/support/median.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { everyDatabaseKind, forgetKeptResults } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';
import { addOtherCompanies, fillCompany } from './support/manyRows.ts';
import { addPerson } from './support/person.ts';
import { plansOf } from './support/plans.ts';
import { askAs } from './support/signedIn.ts';

const few = 100;
const many = 2_000;
const size = 10;
const rounds = process.env['FULL'] === '1' ? 100 : 15;
/** Largest ratio of the time of a long list to the time of a short one. */
const largestRatio = 1.5;
/** Attempts at a measurement: a busy machine distorts single ones, but a slow list is slow in each. */
const tries = 8;

interface Company {
  readonly customerId: number;
  readonly token: string;
  readonly rows: number;
}

/** The first page, the one in the middle, and the last. */
const pages = (rows: number) => [1, rows / size / 2, rows / size] as const;

describe.each(everyDatabaseKind)('the lists of an owner on $name', ({ open }) => {
  let api: Api;
  let small: Company;
  let large: Company;

  beforeAll(async () => {
    api = await openApi(await open());
    await addOtherCompanies(api.db, 10, 1_000);
    small = await addCompany(few);
    large = await addCompany(many);
    // PostgreSQL does this by itself after a while, and the embedded database at its start.
    await api.db.execute(sql`analyze`);
  });
  afterAll(() => api.close());

  async function addCompany(rows: number): Promise<Company> {
    const customerId = await addCustomerWith(api.db, [1]);
    const { email } = await addPerson(api.db, { customerId });
    await fillCompany(api.db, customerId, rows);
    return { customerId, token: await api.tokenOf(email), rows };
  }

  async function timeOf({ token }: Company, operation: string, variables: object): Promise<number> {
    await forgetKeptResults(api.db);
    const began = performance.now();
    dataOf(await askAs(api, token, operation, variables));
    return performance.now() - began;
  }

  /** Ratio of the median time of a page of the large company to that of the small one, in alternating order. */
  async function ratioOf(operation: string, pageOf: (company: Company) => object): Promise<number> {
    const times = new Map<Company, number[]>([
      [small, []],
      [large, []],
    ]);
    for (let round = 0; round < rounds; round += 1) {
      for (const company of round % 2 === 0 ? [small, large] : [large, small]) {
        times.get(company)?.push(await timeOf(company, operation, pageOf(company)));
      }
    }
    return median(times.get(large) ?? []) / median(times.get(small) ?? []);
  }

  async function smallestRatio(operation: string, pageOf: (company: Company) => object): Promise<number> {
    const ratios = [];
    do ratios.push(await ratioOf(operation, pageOf));
    while (Math.min(...ratios) > largestRatio && ratios.length < tries);
    return Math.min(...ratios);
  }

  it.each(['Team', 'Certificates'])(
    `answer %s with ${many} rows within ${largestRatio} times the time of ${few}, on the first, middle, and last page`,
    async (operation) => {
      for (const index of [0, 1, 2] as const) {
        const ratio = await smallestRatio(operation, ({ rows }) => ({ page: pages(rows)[index], size }));
        expect(ratio).toBeLessThan(largestRatio);
      }
    },
  );

  it.each(['member-9', 'nobody'])(
    `answer a search for %s in ${many} rows within ${largestRatio} times the time of ${few}`,
    async (search) => {
      expect(await smallestRatio('Team', () => ({ page: 1, size, search }))).toBeLessThan(largestRatio);
    },
  );

  it('answer each page of a search that matches many rows', async () => {
    for (const page of pages(many)) {
      const answer = dataOf(await askAs(api, large.token, 'Team', { page, size, search: 'member-' }));
      expect(answer).toMatchObject({ team: { total: many, members: { length: size } } });
    }
  });

  it(`answer the expiring certificates of ${many} within ${largestRatio} times the time of ${few}`, async () => {
    expect(await smallestRatio('EndingCertificates', () => ({}))).toBeLessThan(largestRatio);
  });

  it('show each of many rows once across all pages', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 21; page += 1) {
      const answer = dataOf(await askAs(api, large.token, 'Team', { page, size: 100 }));
      const { members } = (answer as { team: { members: { id: string; lastName: string }[] } }).team;
      seen.push(...members.map(({ id, lastName }) => `${lastName.toLowerCase()} ${id}`));
    }
    expect(new Set(seen).size).toBe(many + 1);
    expect(seen).toEqual(seen.toSorted());
  });

  it('use an index, without a sequential scan or a sort', async () => {
    const today = toDayAndHour(marketplaceTimeZone, new Date()).day;
    const ask = async (db: Database) => {
      for (const page of pages(many)) {
        await listTeam(db, large.customerId, { page, size });
        await listTeam(db, large.customerId, { page, size });
        await listTeam(db, large.customerId, { page, size }, 'member-1');
        await listCertificates(db, large.customerId, { page, size });
      }
      await countCertificatesEndingBy(db, large.customerId, addDays(today, 30));
    };
    const plans = await plansOf(api.db, ask);
    expect(plans.length).toBeGreaterThan(15);
    expect(
      plans.filter((plan) => /Seq Scan on (?:users|certificates|certificate_recipients)\b/.test(plan)),
    ).toEqual([]);
    const pagePlans = plans.filter((plan) => /\boffset\b|\blimit\b/.test(plan));
    // The last of the three pages of the search is beyond its results, and is not read.
    expect(pagePlans).toHaveLength(11);
    const unsearched = pagePlans.filter((plan) => !plan.includes('strpos'));
    expect(unsearched).toHaveLength(9);
    expect(unsearched.filter((plan) => plan.includes('Sort Key'))).toEqual([]);
  });
});
