import { randomUUID } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import type { Person } from './person.ts';
import { absoluteEnd, slidingEnd, type Session } from './session.ts';

/** Begins a session for a person who has shown who they are, and removes sessions past their end. */
export async function startSession(db: Database, person: Person, remember: boolean): Promise<Session> {
  await forgetEnded(db);
  const endsAt = absoluteEnd(remember);
  const [session] = await db
    .insert(sessions)
    .values({ id: randomUUID(), userId: person.user.id, remember, expiresAt: slidingEnd(endsAt), endsAt })
    .returning({ sessionId: sessions.id, generation: sessions.generation, expiresAt: sessions.expiresAt });
  if (!session) throw new Error('The session was not added');
  await db
    .update(users)
    .set({ lastLogInAt: sql`now()` })
    .where(eq(users.id, person.user.id));
  return { person, ...session };
}

/** Instances that tidy up at the same time pass over one another's rows instead of waiting for them. */
async function forgetEnded(db: Database): Promise<void> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.endsAt, sql`now()`))
    .for('update', { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.id, ended));
}
