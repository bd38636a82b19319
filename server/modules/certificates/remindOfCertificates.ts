import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { hourOfReminders, remindDays, remindersDue } from '#domain/certificate.ts';
import { daysBetween, marketplaceTimeZone } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { certificateReminders, certificates } from './certificateTables.ts';
import { findRemindedPeople } from './remindedPeople.ts';

/** Certificates that one transaction settles. */
const batch = 100;

/**
 * Settles every reminder that is due, and has whoever it is for mailed, in one transaction for each batch: a
 * reminder is settled together with its mails or not at all, and the table takes each once, however many instances
 * are at it and wherever one is killed. `now` is the clock of the database, but for tests.
 */
export async function remindOfCertificates(db: Database, now: SQL = sql`now()`): Promise<void> {
  let settled: number;
  do {
    settled = await db.transaction((transaction) => settleBatch(transaction, now));
  } while (settled === batch);
}

async function settleBatch(db: Database, now: SQL): Promise<number> {
  const timeZone = sql`coalesce(${customers.timeZone}, ${marketplaceTimeZone})`;
  // As `reminderDayAt` has it.
  const today = sql`((${now} at time zone ${timeZone}) - make_interval(hours => ${hourOfReminders}::int))::date`;
  // The same for all companies, so that the index serves: nowhere is it more than a day later than by UTC.
  const latest = sql`(${now} at time zone 'UTC')::date + ${Math.max(...remindDays) + 1}::int`;
  const isSettled = sql`exists (select from ${certificateReminders}
    where ${certificateReminders.certificateId} = ${certificates.id} and ${certificateReminders.days} = due)`;
  const due = await db
    .select({
      id: certificates.id,
      customerId: certificates.customerId,
      remindDays: certificates.remindDays,
      expiresOn: certificates.expiresOn,
      today: sql<string>`${today}::text`,
    })
    .from(certificates)
    .innerJoin(customers, eq(customers.id, certificates.customerId))
    .where(
      and(
        isNull(certificates.archivedAt),
        isNull(certificates.remindersStoppedAt),
        sql`${certificates.expiresOn} <= ${latest}`,
        sql`coalesce(${certificates.snoozedUntil} <= ${today}, true)`,
        sql`exists (select from unnest(${certificates.remindDays}) due
          where ${certificates.expiresOn} - due <= ${today} and not ${isSettled})`,
      ),
    )
    .limit(batch)
    // What another instance settles at this moment is left to it.
    .for('no key update', { of: certificates, skipLocked: true });
  for (const certificate of due) await settle(db, certificate);
  return due.length;
}

type Due = Pick<typeof certificates.$inferSelect, 'id' | 'customerId' | 'remindDays' | 'expiresOn'> & {
  /** The day that the company's reminders are counted by. */
  readonly today: string;
};

async function settle(db: Database, certificate: Due): Promise<void> {
  const { id, remindDays: wanted, expiresOn, today } = certificate;
  const settled = await db
    .select({ days: certificateReminders.days })
    .from(certificateReminders)
    .where(eq(certificateReminders.certificateId, id));
  const [nearest, ...missed] = remindersDue(
    wanted,
    settled.map(({ days }) => days),
    daysBetween(today, expiresOn),
  );
  if (nearest === undefined) return;
  const { people, standIn } = await findRemindedPeople(db, certificate);
  await db.insert(certificateReminders).values(
    [nearest, ...missed].map((days) => ({
      certificateId: id,
      days,
      told: days === nearest && people.length > 0,
    })),
  );
  const reminded = { id, expiresOn, days: nearest, standIn };
  for (const { id: userId } of people) {
    await enqueueMail(db, { kind: 'certificateMail', userId, certificate: reminded });
  }
}
