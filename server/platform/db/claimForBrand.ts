import { eq } from 'drizzle-orm';
import { brand } from '#domain/brand.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import type { Database } from './database.ts';
import { installation } from './schema.ts';

/**
 * Writes down whose data these are: partners' pages and copy in it are those of one brand.
 * @throws {StartupError} where they are another brand's
 */
export async function claimForBrand(db: Database): Promise<void> {
  await db.insert(installation).values({ key: 'brand', value: brand.slug }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, 'brand'));
  if (row?.value === brand.slug) return;
  throw new StartupError(
    `This data belongs to the brand ${row?.value}, but ${brand.slug} is starting. Set DATA_DIR or DATABASE_URL to other data, or BRAND to ${row?.value}.`,
  );
}
