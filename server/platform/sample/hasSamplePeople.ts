import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/** Whether the database holds sample people: only the first start adds them. */
export async function hasSamplePeople(db: Database): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.sample, true)).limit(1);
  return found.length > 0;
}
