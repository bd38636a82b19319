import { asc, count, eq, notInArray, sql } from 'drizzle-orm';
import { categoryListSchema, type EditedCategory } from '#domain/categoryList.ts';
import type { AdminCategories } from '#graphql/resolvers.ts';
import { categories, partners } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { parse, validationFailed } from '#server/platform/http/parse.ts';
import { findDraftAndEditions, listEditions, type PublishableContent } from './publishing.ts';

/** The sorted list of categories, which administrators edit as a draft and publish. */
export const publishableCategories: PublishableContent<readonly EditedCategory[]> = {
  subject: 'categories',
  audited: { entity: 'categories', entityId: 1, label: 'Categories' },
  read: readCategories,
  write: writeCategories,
  describe: (list) => ({ categories: list.map(({ name }) => name) }),
};

/** Finds the published categories, their draft, and their editions, for administrators. */
export async function findAdminCategories(db: Database): Promise<AdminCategories> {
  return {
    published: await listCategories(db),
    ...(await findDraftAndEditions(db, publishableCategories, (list) => ({ categories: [...list] }))),
  };
}

/** Lists the published categories in their order, with the number of partners in each. */
export function listCategories(db: Database) {
  return db
    .select({ id: categories.id, name: categories.name, partners: count(partners.id) })
    .from(categories)
    .leftJoin(partners, eq(partners.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

async function readCategories(db: Database): Promise<readonly EditedCategory[]> {
  return (await listCategories(db)).map(({ id, name }) => ({ categoryId: String(id), name }));
}

async function writeCategories(
  db: Database,
  list: readonly EditedCategory[],
): Promise<readonly EditedCategory[]> {
  const wanted = parse(categoryListSchema, list);
  // A concurrent change of a partner's category locks the category: either it ends before the partners are counted, or
  // it finds the category deleted.
  await db.execute(sql`lock table ${categories} in exclusive mode`);
  const known = await listCategories(db);
  const ids = wanted.map(({ categoryId }) => (categoryId === '' ? null : Number(categoryId)));
  for (const { id, name, partners: held } of known) {
    if (held > 0 && !ids.includes(id)) {
      const many = held === 1 ? '1 partner is' : `${held} partners are`;
      throw validationFailed([
        { message: `${many} filed under ${name}. File them under another category first`, members: [] },
      ]);
    }
  }
  const kept = ids.filter((id) => id !== null);
  // Never uses the id of a deleted category again, since drafts and editions refer to ids.
  const published = (await listEditions(db, publishableCategories)).flat();
  const everKnown = new Set([
    ...known.map(({ id }) => id),
    ...published.map(({ categoryId }) => Number(categoryId)),
  ]);
  if (kept.some((id) => !everKnown.has(id))) {
    throw validationFailed([{ message: 'One of the categories is gone', members: [] }]);
  }
  await db.delete(categories).where(notInArray(categories.id, [0, ...kept]));
  // Sets temporary names first, so that two categories can swap names, which are unique at any moment.
  await db.update(categories).set({ name: sql`'#' || ${categories.id}` });
  let highest = Math.max(0, ...everKnown);
  for (const [index, { name }] of wanted.entries()) {
    const id = ids[index] ?? (highest += 1);
    const row = { name, position: index + 1 };
    await db
      .insert(categories)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: categories.id, set: row });
  }
  return readCategories(db);
}
