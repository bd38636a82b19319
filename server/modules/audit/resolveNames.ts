import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isId } from '#domain/adminList.ts';
import { fullName } from '#domain/userInfo.ts';
import { categories, partners } from '#server/modules/partners/partnerTables.ts';
import type { AuditedValues, auditEntries } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';

/** An entry of the audit log, and the name of the person who acted. */
export type AuditLine = typeof auditEntries.$inferSelect & {
  readonly actor: { readonly firstName: string; readonly lastName: string };
};

type ReadNames = (db: Database, ids: number[]) => Promise<ReadonlyMap<number | null, string>>;

const readPeople: ReadNames = async (db, ids) => {
  const found = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map((person) => [person.id, fullName(person)]));
};

function readColumn(table: PgTable & { readonly id: AnyPgColumn }, name: AnyPgColumn): ReadNames {
  return async (db, ids) => {
    const found = await db
      .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(table.id, ids));
    return new Map(found.map((row) => [row.id, row.name]));
  };
}

/** Functions that read the current names for ids, by the key of the audited value that is such an id. */
const readers: Readonly<Record<string, ReadNames>> = {
  actorId: readPeople,
  assigneeId: readPeople,
  invitedById: readPeople,
  categoryId: readColumn(categories, categories.name),
  customerId: readColumn(customers, customers.name),
  partnerId: readColumn(partners, partners.title),
};

/** Replaces the ids in audited values by the current names of people and rows. Keeps an id that has no name. */
export async function resolveNames(db: Database, lines: readonly AuditLine[]): Promise<readonly AuditLine[]> {
  const values = lines.flatMap(({ before, after }) => [before, after]);
  const names = new Map<string, Awaited<ReturnType<ReadNames>>>();
  for (const [key, read] of Object.entries(readers)) {
    const ids = values.flatMap((each) => idIn(each?.[key]) ?? []);
    if (ids.length > 0) names.set(key, await read(db, ids));
  }
  const named = (given: AuditedValues | null) =>
    given &&
    Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, names.get(key)?.get(idIn(value)) ?? value]),
    );
  return lines.map((line) => ({ ...line, before: named(line.before), after: named(line.after) }));
}

/** Parses an id: a number, or text, as in the audited filter of an exported list. Null for any other value. */
function idIn(value: AuditedValues[string] | undefined): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isId(value) ? Number(value) : null;
}
