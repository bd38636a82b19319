import { eq, sql } from 'drizzle-orm';
import { createSecret } from '#server/platform/auth/randomSecret.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { stopOfferMails } from './enqueueOfferNews.ts';

export const unsubscribePath = '/unsubscribe';

/** Returns the path, with a token, that ends mails about offers to a person. It never changes: old mails contain it. */
export async function createUnsubscribePath(db: Database, userId: number): Promise<string> {
  const [user] = await db
    .update(users)
    .set({ unsubscribeToken: sql`coalesce(${users.unsubscribeToken}, ${createSecret()})` })
    .where(eq(users.id, userId))
    .returning({ token: users.unsubscribeToken });
  return `${unsubscribePath}?token=${user?.token ?? ''}`;
}

/** Ends mails about offers to the person with this unsubscribe token; does nothing if the token is unknown. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.unsubscribeToken, token));
  if (user) await stopOfferMails(db, user.id);
}
