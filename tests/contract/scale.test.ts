import type { InjectOptions } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, marketplaceToday } from '#domain/days.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { administrators, callerNames, type CallerName, type Cells } from '#tests/access/callers.ts';
import { field } from '#tests/access/fieldRow.ts';
import { mutationTable } from '#tests/access/mutationTable.ts';
import { queryTable } from '#tests/access/queryTable.ts';
import { routeTable } from '#tests/access/routeTable.ts';
import type { Things } from '#tests/access/things.ts';
import { addThings } from './support/accessThings.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { sharePostgres, type SharedDatabase } from './support/databases.ts';
import { fillPresses, fillRecords } from './support/manyRecords.ts';
import { fillMarketplace, usersEach } from './support/manyRows.ts';
import { markedPeople } from './support/marks.ts';
import { withStatements, type Statement } from './support/plans.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import {
  findLargeTables,
  percentile95,
  timeStatement,
  type StatementTimes,
} from './support/statementTimes.ts';

const companies = 100_000;
/** Steps in ninety days, most of them summed, and presses of buttons. */
const steps = 8_000_000;
const presses = 2_000_000;
const partners = 10_000;
/** Milliseconds that 95 of 100 executions of a statement take at most, if a page waits for it. */
const slowest = 20;

const today = marketplaceToday();
const lastMonth = field(
  'funnel of a month',
  administrators,
  `{ funnel(chart: "session", from: "${addDays(today, -30)}", to: "${today}") { runs states { medianStay } } }`,
);
const queries = [...queryTable, lastMonth];

/** Calls of the access tables, by what they ask for. */
const calls = [
  ...[...queries, ...mutationTable].map(({ field: name, cells, document }) => ({
    name,
    cells,
    request: (things: Things): InjectOptions => ({
      method: 'POST',
      url: '/graphql',
      payload: { query: document(things) },
    }),
  })),
  ...routeTable.map(({ route, cells, request }) => {
    const [method = '', url = ''] = route.split(' ');
    const options = (things: Things) => ({ method, url, ...request(things) }) as InjectOptions;
    return { name: route, cells, request: options };
  }),
];
// A file of a list is no page; `adminLists.test.ts` measures these.
const reads = calls.filter(
  ({ name }) =>
    queries.some(({ field: asked }) => asked === name) ||
    name === 'POST /api/app/anonymous/login' ||
    (name.startsWith('GET /api/') && !name.includes('/exports/')),
);
/** The calls that write most often. */
const writes = calls.filter(({ name }) => ['recordLeads', 'POST /api/app/events'].includes(name));

/** A caller whom it answers, signed in if possible. */
function callerOf(cells: Cells): CallerName {
  return callerNames.find((name) => name !== 'anonymous' && cells[name].startsWith('answers')) ?? 'anonymous';
}

/** Shortens a statement for a table: without its columns, and to 90 characters. */
function shorten(text: string): string {
  return text
    .replaceAll(/"/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^select .*? from/s, 'select … from')
    .slice(0, 90);
}

describe.runIf(hasPostgres && process.env['FULL'] === '1')('a marketplace of a million people', () => {
  let shared: SharedDatabase;
  let api: Api;
  let things: Things;
  let tokens: ReadonlyMap<CallerName, string>;
  let largeTables: ReadonlySet<string>;
  const statements: Statement[] = [];
  /** Times of the statements that read, by text and parameters. */
  const measured = new Map<string, StatementTimes>();
  /** Times of the calls that write. */
  const writeTimes: object[] = [];

  beforeAll(async () => {
    shared = await sharePostgres();
    const pool = { ...readSettings({}).pool, statementTimeout: 600_000 };
    const database = await openPostgres({ databaseUrl: shared.url, ...pool }, { warn: () => undefined });
    api = await openApi({ ...database, db: withStatements(database.db, statements) });
    await fillMarketplace(api.db, companies);
    await fillRecords(api.db, companies, steps);
    await fillPresses(api.db, presses, companies * usersEach);
    await addPartners();
    things = await addThings(api);
    tokens = new Map(
      await Promise.all(
        callerNames.flatMap((name) =>
          name === 'anonymous'
            ? []
            : [api.tokenOf(markedPeople[name].email).then((token) => [name, token] as const)],
        ),
      ),
    );
    await api.db.execute(sql`vacuum analyze`);
    largeTables = await findLargeTables(api.db);
  }, 1_800_000);
  afterAll(async () => {
    const { rows: sizes } = (await api.db.execute(
      sql`select pg_size_pretty(pg_database_size(current_database())) as database`,
    )) as { rows: object[] };
    const slowestFirst = [...measured.values()].toSorted((a, b) => b.p95 - a.p95);
    console.table(
      slowestFirst
        .filter(({ text }, place) => slowestFirst.findIndex((other) => other.text === text) === place)
        .map(({ text, p95, scans }) => ({
          'p95 in ms': Number(p95.toFixed(1)),
          statement: shorten(text),
          'finds rows by': scans.join(' '),
        })),
    );
    console.table([...writeTimes, ...sizes]);
    await api.close();
    await shared.remove();
  });

  /** Adds partners with an offer each, which no company has. */
  async function addPartners(): Promise<void> {
    await api.db.execute(sql`
      insert into partners (id, name, title, category_id, pages, external_url)
      select 1000 + number, 'partner-' || number, 'Partner ' || number, 1 + number % 5,
        array['/partner/many-' || number], 'https://many.example'
      from generate_series(1, ${partners}::int) number`);
    await api.db.execute(sql`
      insert into offers (partner_id, benefit, value)
      select id, 'Benefit ' || id, 'Value' from partners where id > 1000`);
  }

  it.each(reads)(
    '$name waits for no statement longer than 20 ms, and reads no large table as a whole',
    async ({ cells, request }) => {
      const given = request(things);
      const token = tokens.get(callerOf(cells));
      statements.length = 0;
      const { statusCode } = await api.call({ ...given, headers: { ...given.headers, ...bearer(token) } });
      expect(statusCode).toBe(200);
      const times: StatementTimes[] = [];
      for (const statement of [...statements].filter(({ text }) => text.startsWith('select'))) {
        const key = JSON.stringify(statement);
        const known = measured.get(key) ?? (await timeStatement(api.db, statement, largeTables, slowest));
        measured.set(key, known);
        times.push(known);
      }
      expect(times.flatMap(({ wholeTables }) => wholeTables)).toEqual([]);
      expect(times.filter(({ p95 }) => p95 >= slowest)).toEqual([]);
    },
  );

  it.each(writes)('$name is answered within 20 ms', async ({ name, cells, request }) => {
    const caller = callerOf(cells);
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const start = performance.now();
      const { statusCode } = await api.call({ ...request(things), headers: bearer(tokens.get(caller)) });
      times.push(performance.now() - start);
      expect(statusCode).toBeLessThan(300);
    }
    const p95 = percentile95(times);
    writeTimes.push({ name, 'p95 in ms': Number(p95.toFixed(1)) });
    expect(p95).toBeLessThan(slowest);
  });
});
