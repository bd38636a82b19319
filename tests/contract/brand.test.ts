import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { installation } from '#server/platform/db/schema.ts';
import { createSeed } from '#server/createSeed.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { databaseKinds } from './support/databases.ts';

it.each(databaseKinds)('a brand does not start on the data of another brand, on $name', async ({ open }) => {
  const { db, close } = await open();
  await db.update(installation).set({ value: 'corbel' }).where(eq(installation.key, 'brand'));
  await expect(createSeed(true)(db, () => undefined)).rejects.toEqual(
    new StartupError(
      'This data belongs to the brand corbel, but lintel is starting. ' +
        'Set DATA_DIR or DATABASE_URL to other data, or BRAND to corbel.',
    ),
  );
  await close();
});
