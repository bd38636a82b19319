import { asc, count, eq, notInArray, sql } from 'drizzle-orm';
import { categoryListSchema, type EditedCategory } from '#domain/categoryList.ts';
import { categories, partners } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { parse, validationFailed } from '#server/platform/http/parse.ts';
import { findDraft, listEditions, type Draft, type Edition, type Publishable } from './publishing.ts';

/** A category, and how many partners are filed under it. */
interface CategoryWithCount {
  readonly id: number;
  readonly name: string;
  readonly partners: number;
}

/** The categories that partners are filed under, in their order: which there are, and what they are called. */
export const categoryList: Publishable<readonly EditedCategory[]> = {
  subject: 'categories',
  audited: { entity: 'categories', entityId: 1, label: 'Categories' },
  read: readCategories,
  write: writeCategories,
  tell: (list) => ({ categories: list.map(({ name }) => name) }),
};

/** The categories with all that administrators edit of them. */
export interface CategoriesDetail {
  readonly published: readonly CategoryWithCount[];
  /** Null where there never was one. */
  readonly draft: Draft<readonly EditedCategory[]> | null;
  readonly editions: readonly Edition<readonly EditedCategory[]>[];
}

export async function findCategories(db: Database): Promise<CategoriesDetail> {
  return {
    published: await listCategories(db),
    draft: await findDraft(db, categoryList),
    editions: await listEditions(db, categoryList),
  };
}

/** All categories in their order. */
export async function listCategories(db: Database): Promise<readonly CategoryWithCount[]> {
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
  // Whoever files a partner under one holds it: they end before the partners are counted, or find it gone.
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
  const everKnown = await readEveryId(db, known);
  if (kept.some((id) => !everKnown.has(id))) {
    throw validationFailed([{ message: 'One of the categories is gone', members: [] }]);
  }
  await db.delete(categories).where(notInArray(categories.id, [0, ...kept]));
  // No two have one name at any moment, also where two change theirs with each other.
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

/** Ids of all categories that there are or were: drafts and editions name them, so none stands for another one later. */
async function readEveryId(
  db: Database,
  known: readonly { readonly id: number }[],
): Promise<ReadonlySet<number>> {
  const published = (await listEditions(db, categoryList)).flatMap(({ content }) => content);
  return new Set([...known.map(({ id }) => id), ...published.map(({ categoryId }) => Number(categoryId))]);
}
