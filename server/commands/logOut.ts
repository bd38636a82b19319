import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema.ts';

/** Ends a session: every token that descends from it is dead. */
export async function logOut(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, sessionId));
}
