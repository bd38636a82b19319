import { desc, eq } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Deliver } from './message.ts';
import { outbox } from './mailTables.ts';

export type OutboxMail = typeof outbox.$inferSelect;

const newest = 200;

/** Stores a mail in the outbox, in one transaction with the end of its job. */
export const deliverToOutbox: Deliver = (db, { to, subject, text, html }, { done }) =>
  db.transaction(async (transaction) => {
    await transaction.insert(outbox).values({ toName: to.name, toAddress: to.address, subject, text, html });
    await done(transaction);
  });

/** Lists the newest 200 mails of the outbox, newest first; with `to`, only those to this address. */
export async function listOutbox(db: Database, to?: string): Promise<OutboxMail[]> {
  return db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.toAddress, emailKey(to)))
    .orderBy(desc(outbox.id))
    .limit(newest);
}

export async function findInOutbox(db: Database, id: number): Promise<OutboxMail | null> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail ?? null;
}
