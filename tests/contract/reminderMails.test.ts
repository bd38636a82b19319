import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, toDayAndHour, marketplaceTimeZone } from '#domain/days.ts';
import { Role } from '#domain/role.ts';
import {
  certificateRecipients,
  certificateReminders,
  certificates,
} from '#server/modules/certificates/certificateTables.ts';
import { remindOfCertificates } from '#server/modules/certificates/remindOfCertificates.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, publicUrl, toolsFor, workThrough } from './support/work.ts';

const today = toDayAndHour(marketplaceTimeZone, new Date()).day;

describe.each(databaseKinds)('the mails of reminders on $name', ({ open }) => {
  let database: OpenDatabase;
  let owner: typeof users.$inferSelect;
  let sam: typeof users.$inferSelect;
  let certificateId: number;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { db } = database;
    await emptyQueue(db);
    await db.delete(certificates);
    const customerId = await addCustomerWith(db, [1]);
    owner = await addPerson(db, { customerId, passwordHash: null });
    sam = await addPerson(db, { customerId, roleId: Role.User, firstName: 'Sam', passwordHash: null });
    const [row] = await db
      .insert(certificates)
      .values({
        customerId,
        type: 'INSURANCE',
        holder: 'Acme Builders',
        issuer: 'Insureon',
        expiresOn: addDays(today, 13),
        remindDays: [14, 7],
      })
      .returning();
    certificateId = row?.id ?? 0;
    await db.insert(certificateRecipients).values({ certificateId, userId: sam.id });
  });

  const queueReminders = () => remindOfCertificates(database.db);

  /** Works off the queue; returns all mails. */
  async function sendMails() {
    await workThrough(toolsFor(database.db));
    return database.db.select().from(outbox).orderBy(asc(outbox.id));
  }

  const recipients = async () => (await sendMails()).map(({ toAddress }) => toAddress);

  const change = (changes: Partial<typeof certificates.$inferInsert>) =>
    database.db.update(certificates).set(changes).where(eq(certificates.id, certificateId));

  const changePerson = ({ id }: typeof owner, changes: Partial<typeof users.$inferInsert>) =>
    database.db.update(users).set(changes).where(eq(users.id, id));

  const choose = ({ id }: typeof owner) => database.db.update(certificateRecipients).set({ userId: id });

  const settled = () =>
    database.db
      .select({ days: certificateReminders.days, told: certificateReminders.told })
      .from(certificateReminders);

  it('link an owner to the certificates, and refer everybody else to an owner', async () => {
    await database.db.insert(certificateRecipients).values({ certificateId, userId: owner.id });
    await queueReminders();
    const sent = await sendMails();
    const toOwner = sent.find(({ toAddress }) => toAddress === owner.email);
    const toSam = sent.find(({ toAddress }) => toAddress === sam.email);
    for (const mail of [toOwner, toSam]) {
      expect(mail?.subject).toBe('Certificate of insurance: expires in 13 days');
      expect(mail?.text).toContain('an owner of your company chose you for the reminders');
    }
    expect(toOwner?.text).toContain(`Open the certificates:\n${publicUrl}/account?tab=certificates\n`);
    expect(toSam?.text).toContain('An owner of Another company can renew it on Lintel Marketplace.');
    expect(toSam?.text).not.toContain(publicUrl);
  });

  it.each(['deactivated', 'invited'] as const)(
    'go to the owners, with the reason, when the chosen person is %s',
    async (status) => {
      await changePerson(sam, { status });
      await queueReminders();
      const [mail, ...others] = await sendMails();
      expect(others).toEqual([]);
      expect(mail?.toAddress).toBe(owner.email);
      expect(mail?.text).toContain('nobody chosen for the reminders is active');
      expect(await settled()).toEqual([{ days: 14, told: true }]);
    },
  );

  it('are recorded as not sent when nobody can receive them', async () => {
    await changePerson(sam, { status: 'deactivated' });
    await changePerson(owner, { status: 'deactivated' });
    await queueReminders();
    expect(await recipients()).toEqual([]);
    expect(await settled()).toEqual([{ days: 14, told: false }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['stopped', () => change({ remindersStoppedAt: new Date() })],
    ['snoozed', () => change({ snoozedUntil: addDays(today, 7) })],
    ['of an archived certificate', () => change({ archivedAt: new Date() })],
    ['of a certificate with a new last day', () => change({ expiresOn: addDays(today, 743) })],
    ['of a day that is no longer selected', () => change({ remindDays: [7] })],
    ['for a former recipient', () => choose(owner)],
  ])('do not go out once they are %s', async (_what, decide) => {
    await queueReminders();
    await decide();
    expect(await recipients()).toEqual([]);
  });

  it('still go to the owners when the chosen person becomes active again', async () => {
    await changePerson(sam, { status: 'deactivated' });
    await queueReminders();
    await changePerson(sam, { status: 'active' });
    expect(await recipients()).toEqual([owner.email]);
  });

  it('go out when a snoozed certificate is due again', async () => {
    await change({ snoozedUntil: addDays(today, -1) });
    await queueReminders();
    expect(await recipients()).toEqual([sam.email]);
  });
});
