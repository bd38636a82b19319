import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { sessions } from '#server/platform/db/schema.ts';

/** Ends a session, where it has not ended before: every token that descends from it is dead. */
export async function logOut(db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}
