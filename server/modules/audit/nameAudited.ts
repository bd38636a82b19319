import { inArray } from 'drizzle-orm';
import { isId } from '#domain/adminList.ts';
import { fullName } from '#domain/userInfo.ts';
import { categories, partners } from '#server/modules/partners/partnerTables.ts';
import type { AuditedValues, auditEntries } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';

export interface AuditLine {
  readonly entry: typeof auditEntries.$inferSelect;
  readonly actor: { readonly firstName: string; readonly lastName: string };
}

type Names = ReadonlyMap<number | null, string>;

/** An id, also as the address of a list has it; null where this is none. */
function idIn(value: AuditedValues[string] | undefined): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isId(value) ? Number(value) : null;
}

async function readPeople(db: Database, ids: readonly number[]): Promise<Names> {
  const found = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(found.map(({ id, ...person }) => [id, fullName(person)]));
}

/** What the log has by their ids, and the names that these have now. */
const readers = {
  actorId: readPeople,
  assigneeId: readPeople,
  invitedById: readPeople,
  categoryId: async (db: Database, ids: readonly number[]): Promise<Names> => {
    const found = await db
      .select()
      .from(categories)
      .where(inArray(categories.id, [...ids]));
    return new Map(found.map(({ id, name }) => [id, name]));
  },
  customerId: async (db: Database, ids: readonly number[]): Promise<Names> => {
    const found = await db
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .where(inArray(customers.id, [...ids]));
    return new Map(found.map(({ id, name }) => [id, name]));
  },
  partnerId: async (db: Database, ids: readonly number[]): Promise<Names> => {
    const found = await db
      .select({ id: partners.id, title: partners.title })
      .from(partners)
      .where(inArray(partners.id, [...ids]));
    return new Map(found.map(({ id, title }) => [id, title]));
  },
};

/** The entries with names in the place of ids, for people to read; what is gone since keeps its id. */
export async function nameAudited(db: Database, lines: readonly AuditLine[]): Promise<readonly AuditLine[]> {
  const values = lines.flatMap(({ entry: { before, after } }) => [before, after]);
  const names = new Map<string, Names>();
  for (const [key, read] of Object.entries(readers)) {
    const ids = values.flatMap((each) => idIn(each?.[key]) ?? []);
    if (ids.length > 0) names.set(key, await read(db, ids));
  }
  const named = (given: AuditedValues | null) =>
    given &&
    Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, names.get(key)?.get(idIn(value)) ?? value]),
    );
  return lines.map(({ entry, actor }) => ({
    entry: { ...entry, before: named(entry.before), after: named(entry.after) },
    actor,
  }));
}
