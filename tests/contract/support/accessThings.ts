import { eq } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import { webinarRegistrations } from '#server/modules/help/helpTables.ts';
import { listUpcomingWebinarDates, type WebinarDate } from '#server/modules/help/listUpcomingWebinarDates.ts';
import { createLink, type LinkPurpose } from '#server/platform/auth/links.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers, type users } from '#server/platform/db/schema.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import type { Things } from '#tests/access/things.ts';
import type { Api } from './api.ts';
import { addCustomerWith } from './companies.ts';
import { personWith } from './gettingIn.ts';
import { addDrafts, addOfferThings, markPeople } from './markedThings.ts';
import { markedPeople } from './marks.ts';
import { addCertificate, addRequest } from './ownedThings.ts';
import { addPerson } from './person.ts';

type Row = typeof users.$inferSelect;

/** Adds the things that the tables name, each with texts that show its owner in a response. */
export async function addThings(api: Api): Promise<Things> {
  const { db } = api;
  await markPeople(db);
  const user = await personWith(db, markedPeople.user.email);
  const owner = await personWith(db, markedPeople.owner.email);
  const otherOwner = await personWith(db, markedPeople.otherOwner.email);
  const affiliate = await personWith(db, markedPeople.affiliate.email);
  const colleague = await personWith(db, 'taylor@lintel.test');
  const [stone] = markedPeople.affiliate.company;

  await addOfferThings(db, { user, owner, otherOwner });
  await addDrafts(db);
  await db
    .update(affiliates)
    .set({ state: 'infoRequested', question: `Which trades, ${stone}?`, companyName: stone })
    .where(eq(affiliates.userId, affiliate.id));
  await addRequest(db, otherOwner, 'Birch Plumbing vans');
  await addRequest(db, owner, `Acme Builders vans in ${markedPeople.owner.timeZone}`);
  const [webinar, registeredWebinar] = listUpcomingWebinarDates(new Date());
  if (!webinar || !registeredWebinar) throw new Error('There are not two webinars');
  await registerFor(db, registeredWebinar, [user, owner, otherOwner]);
  await addCertificate(db, otherOwner);

  return {
    customer: customerOf(owner),
    user: user.id,
    request: await addRequest(db, user, 'Acme Builders nails'),
    colleaguesRequest: await addRequest(db, colleague, 'Acme Builders ladders'),
    certificate: await addCertificate(db, owner),
    colleague: colleague.id,
    deactivated: (await personWith(db, 'casey@lintel.test')).id,
    invited: (await personWith(db, 'invited@lintel.test')).id,
    application: await pendingApplication(db),
    mail: await addMail(db, user),
    outboxMail: await addToOutbox(db),
    webinar: webinar.id,
    registeredWebinar: registeredWebinar.id,
    ...(await addNewcomers(api)),
  };
}

function customerOf({ customerId }: Row): number {
  if (customerId === null) throw new Error('The person belongs to no company');
  return customerId;
}

async function pendingApplication(db: Database): Promise<number> {
  const [found] = await db.select().from(affiliates).where(eq(affiliates.state, 'pending'));
  if (!found) throw new Error('No application waits for a decision');
  return found.id;
}

async function registerFor(db: Database, { webinar, startsAt }: WebinarDate, people: readonly Row[]) {
  await db
    .insert(webinarRegistrations)
    .values(people.map(({ id }) => ({ userId: id, webinarId: webinar.id, startsAt })));
}

async function addMail(db: Database, { id, email }: Row): Promise<number> {
  const job = { kind: 'passwordChangedMail', userId: id } as const;
  const [mail] = await db
    .insert(mails)
    .values({ ...job, job, jobId: 0, toAddress: email, subject: 'N', text: 'N', state: 'sent', attempts: 1 })
    .returning();
  if (!mail) throw new Error('The mail was not added');
  return mail.id;
}

async function addToOutbox(db: Database): Promise<number> {
  const [mail] = await db
    .insert(outbox)
    .values({ toName: 'N', toAddress: 'n@third.test', subject: 'N', text: 'N', html: 'N' })
    .returning();
  if (!mail) throw new Error('The mail was not added');
  return mail.id;
}

/** Adds people of a third company, each with a link, and one who is logged in. */
async function addNewcomers({ db, logIn }: Api): Promise<Pick<Things, 'links' | 'newcomer'>> {
  const customerId = await addCustomerWith(db, [1]);
  await db.update(customers).set({ name: 'Third Company' }).where(eq(customers.id, customerId));

  async function linkFor(purpose: LinkPurpose, changes: Partial<Row>): Promise<string> {
    const { id } = await addPerson(db, { customerId, ...changes });
    return createLink(db, id, purpose);
  }
  const inviter = await addPerson(db, { customerId, email: 'owner@third.test' });
  const invitation = {
    status: 'invited',
    emailVerified: false,
    roleId: Role.User,
    passwordHash: null,
  } as const;
  return {
    links: {
      verification: await linkFor('verification', { emailVerified: false, profileComplete: false }),
      invitation: await linkFor('invitation', {
        ...invitation,
        profileComplete: false,
        invitedById: inviter.id,
        invitedAt: new Date(),
      }),
      profile: await linkFor('profile', { profileComplete: false, passwordHash: null }),
      passwordReset: await linkFor('passwordReset', {}),
    },
    newcomer: {
      email: inviter.email,
      password: samplePassword,
      refreshToken: (await logIn(inviter.email)).refreshToken,
    },
  };
}
