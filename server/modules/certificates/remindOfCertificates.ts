import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { hourOfReminders, remindDays, findDueReminders } from '#domain/certificate.ts';
import { daysBetween, marketplaceTimeZone } from '#domain/days.ts';
import { Role } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { certificateRecipients, certificateReminders, certificates } from './certificateTables.ts';
import type { CertificateRow } from './listCertificates.ts';

/** Maximum number of certificates in one transaction. */
const batch = 100;

/**
 * Settles every due reminder and queues its mails, in one transaction for each batch: a reminder is settled together
 * with its mails or not at all. Each reminder is settled once, even if several instances run or one is killed. `now` is
 * the SQL expression of the current time; tests replace it.
 */
export async function remindOfCertificates(db: Database, now: SQL = sql`now()`): Promise<void> {
  let settled: number;
  do {
    settled = await db.transaction((transaction) => settleBatch(transaction, now));
  } while (settled === batch);
}

async function settleBatch(db: Database, now: SQL): Promise<number> {
  const timeZone = sql`coalesce(${customers.timeZone}, ${marketplaceTimeZone})`;
  // Computes `reminderDateAt` in SQL.
  const today = sql`((${now} at time zone ${timeZone}) - make_interval(hours => ${hourOfReminders}::int))::date`;
  // Uses one bound for all companies, so that the query can use the index: no time zone is more than a day
  // ahead of UTC.
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
    // Skips rows that another instance settles at this moment.
    .for('no key update', { of: certificates, skipLocked: true });
  for (const certificate of due) await settle(db, certificate);
  return due.length;
}

async function settle(
  db: Database,
  certificate: Pick<CertificateRow, 'id' | 'customerId' | 'remindDays' | 'expiresOn'> & {
    readonly today: string;
  },
): Promise<void> {
  const { id, remindDays: wanted, expiresOn, today } = certificate;
  const settled = await db
    .select({ days: certificateReminders.days })
    .from(certificateReminders)
    .where(eq(certificateReminders.certificateId, id));
  const [nearest, ...missed] = findDueReminders(
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

/** Whether a person is active and has confirmed their address: only such people get reminders. */
export function canBeReminded({ status, emailVerified }: typeof users.$inferSelect): boolean {
  return status === 'active' && emailVerified;
}

/** Finds the active recipients of a certificate's reminders; if there are none, the company's active owners instead. */
async function findRemindedPeople(
  db: Database,
  { id, customerId }: Pick<CertificateRow, 'id' | 'customerId'>,
) {
  const chosen = await db
    .select({ user: users })
    .from(certificateRecipients)
    .innerJoin(users, eq(users.id, certificateRecipients.userId))
    .where(eq(certificateRecipients.certificateId, id))
    .orderBy(asc(users.id));
  const people = chosen.map(({ user }) => user).filter(canBeReminded);
  if (people.length > 0) return { people, standIn: false };
  const owners = await db
    .select()
    .from(users)
    .where(and(eq(users.customerId, customerId), eq(users.roleId, Role.Owner)))
    .orderBy(asc(users.id));
  return { people: owners.filter(canBeReminded), standIn: true };
}
