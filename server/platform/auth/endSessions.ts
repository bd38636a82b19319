import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { sessions } from '#server/platform/db/schema.ts';

/** Ends every session that meets all conditions and has not ended yet. */
export async function endSessions(db: Database, ...which: readonly SQL[]): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(...which, isNull(sessions.revokedAt)));
}
