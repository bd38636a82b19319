import { desc, eq } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Deliver } from './deliver.ts';
import { outbox } from './mailTables.ts';

export type OutboxMail = typeof outbox.$inferSelect;

const newest = 200;

/** Keeps a mail where the outbox shows it: the mail and the end of its job are one. */
export const deliverToOutbox: Deliver = (db, { to, subject, text, html }, { done }) =>
  db.transaction(async (transaction) => {
    await transaction.insert(outbox).values({ toName: to.name, toAddress: to.address, subject, text, html });
    await done(transaction);
  });

/** The newest mails first; those to one address where it is given. */
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
