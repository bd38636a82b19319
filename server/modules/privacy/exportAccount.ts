import { and, asc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { personalEventRecords } from '#server/modules/funnels/personalEventRecords.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { PersonalRecords } from '#server/platform/records/personalRecords.ts';
import type { Services } from '#server/platform/services/services.ts';

/** Number of events that are read at once, to bound the memory. */
const batchSize = 1_000;

const about =
  'Everything we keep about you, as we keep it; times are UTC. We leave out what would let others log in as you, ' +
  'such as your password, of which we keep only a hash.';

/**
 * Yields a JSON document of all data about a person, in pieces, as the caller consumes it. Runs outside a transaction,
 * so rows that change meanwhile may be missing.
 */
export async function* exportAccount(
  { db, records }: Pick<Services, 'db' | 'records'>,
  person: Person,
): AsyncGenerator<string> {
  yield `{\n${memberOf('about', about)},\n${memberOf('madeAt', new Date())}`;
  for (const kept of records) {
    const rows = await db.select(givenOf(kept)).from(kept.table).where(kept.about(person));
    yield `,\n${memberOf(kept.name, rows)}`;
  }
  yield `,\n${JSON.stringify(personalEventRecords.name)}: [`;
  let separator = '\n';
  for await (const events of readEvents(db, person)) {
    yield separator + events.map((event) => JSON.stringify(event)).join(',\n');
    separator = ',\n';
  }
  yield ']\n}\n';
}

/** Reads a person's events in batches, along the index on person and time. */
async function* readEvents(db: Database, person: Person): AsyncGenerator<readonly object[]> {
  const { occurredAt, id } = analyticsEvents;
  let after: SQL | undefined;
  for (;;) {
    const events = await db
      .select({ ...givenOf(personalEventRecords), at: sql<string>`${occurredAt}::text`, last: id })
      .from(analyticsEvents)
      .where(and(personalEventRecords.about(person), after))
      .orderBy(asc(occurredAt), asc(id))
      .limit(batchSize);
    const last = events.at(-1);
    if (!last) return;
    yield events.map(({ at: _at, last: _last, ...event }) => event);
    after = sql`(${occurredAt}, ${id}) > (${last.at}::timestamptz, ${last.last})`;
  }
}

function givenOf({ table, given }: PersonalRecords): Record<string, AnyPgColumn> {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => given.includes(name)));
}

function memberOf(name: string, value: unknown): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}
