import { eq } from 'drizzle-orm';
import { setSampleHidden } from '#server/platform/db/hidden.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebinarMessageFacts } from '#server/modules/help/webinarMessage.ts';
import { createLink, findLink } from '#server/platform/auth/links.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { customers, links, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { MailFacts, MailTask } from '#server/platform/mail/mailJob.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { databaseKinds } from './support/databases.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, mailsOf, mayFail, publicUrl, toolsFor, workThrough } from './support/work.ts';

type User = typeof users.$inferSelect;

const states = {
  confirmed: {},
  unconfirmed: { emailVerified: false },
  invited: { status: 'invited', emailVerified: false, passwordHash: null },
  deactivated: { status: 'deactivated' },
} as const satisfies Record<string, Partial<User>>;

type State = keyof typeof states;

const subjects = {
  confirm: 'Confirm your email',
  exists: 'You already have an account',
  invitation: 'Rae Booth invited you to Lintel Marketplace',
  reset: 'Reset your password',
  deactivated: 'Your account is deactivated',
  changed: 'Your password was changed',
  webinar: "You're registered: Welcome tour",
  linked: 'You can now log in with Lintel Pro',
  again: 'Some Body asks for a new invitation',
};

type Subjects = Readonly<Record<State, string | null>>;

const nobody: Subjects = { confirmed: null, unconfirmed: null, invited: null, deactivated: null };

const everybody = (subject: string): Subjects => ({
  confirmed: subject,
  unconfirmed: subject,
  invited: subject,
  deactivated: subject,
});

const account: Subjects = {
  confirmed: subjects.exists,
  unconfirmed: subjects.confirm,
  invited: subjects.invitation,
  deactivated: subjects.deactivated,
};

const passwordReset: Subjects = { ...account, confirmed: subjects.reset, unconfirmed: subjects.reset };

/** Subject of the mail that each job sends, by the state of the person; null for no mail. */
const table: Readonly<Record<MailTask['kind'], Subjects>> = {
  verificationRequest: account,
  passwordResetRequest: passwordReset,
  verificationMail: { ...nobody, unconfirmed: subjects.confirm },
  accountExistsMail: account,
  passwordResetMail: passwordReset,
  accountDeactivatedMail: { ...nobody, deactivated: subjects.deactivated },
  invitationMail: { ...nobody, invited: subjects.invitation },
  invitationRequestMail: { ...nobody, invited: subjects.again },
  passwordChangedMail: everybody(subjects.changed),
  // No coupon was issued.
  couponMail: nobody,
  // No product request was decided.
  productRequestMail: nobody,
  // No application was decided.
  applicationMail: nobody,
  // No partner was requested.
  entitlementMail: nobody,
  // Nobody waits for an offer.
  offerMail: nobody,
  // No role was changed.
  roleMail: nobody,
  certificateMail: nobody,
  singleSignOnLinkedMail: everybody(subjects.linked),
  webinarRegisteredMail: everybody(subjects.webinar),
};

const rows = Object.entries(table).flatMap(([kind, row]) =>
  Object.entries(row).map(
    ([state, subject]) => [kind as MailTask['kind'], state as State, subject ?? 'no mail'] as const,
  ),
);

const webinar: WebinarMessageFacts = {
  title: 'Welcome tour',
  startsAt: '2026-12-03T03:30:00.000Z',
  minutes: 30,
  timeZone: 'America/Chicago',
};

/** Facts of the jobs. Only the webinar is real; the other ids have no rows. */
const facts: MailFacts = {
  webinarRegisteredMail: { webinar },
  couponMail: { partnerId: 1 },
  productRequestMail: { productRequest: { id: 0, state: 'planned' } },
  applicationMail: { application: { id: 0, decision: 'approve' } },
  entitlementMail: { entitlement: { customerId: 0, partnerId: 1 } },
  offerMail: { news: [{ partnerId: 1, about: 'granted' }] },
  roleMail: { role: { roleId: 2, formerRoleId: 1, customerId: 0 } },
  certificateMail: { certificate: { id: 0, expiresOn: '2026-12-31', days: 14, standIn: false } },
};

function jobOf(kind: MailTask['kind'], { id, email }: User): MailTask {
  if (kind === 'verificationRequest' || kind === 'passwordResetRequest') {
    return { kind, email: email.toUpperCase() };
  }
  return { kind, userId: id, ...(kind in facts && facts[kind as keyof MailFacts]) } as MailTask;
}

function tokenOf(text: string): string {
  return /\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
}

describe.each(databaseKinds)('mails on $name', ({ open }) => {
  let database: OpenDatabase;
  let inviter: User;
  let customerId: number;

  const mailsFor = (...tasks: readonly MailTask[]) => mailsOf(toolsFor(database.db), ...tasks);

  beforeAll(async () => {
    database = await open();
    inviter = await addPerson(database.db, { firstName: 'Rae', lastName: 'Booth' });
    const [customer] = await database.db.insert(customers).values({ name: 'Booth & Co' }).returning();
    customerId = customer?.id ?? 0;
  });
  afterAll(() => database.close());

  function add(state: State, changes: Partial<User> = {}): Promise<User> {
    return addPerson(database.db, { ...states[state], invitedById: inviter.id, customerId, ...changes });
  }

  it.each(rows)('a %s job about a person who is %s sends: %s', async (kind, state, subject) => {
    const person = await add(state);
    const mails = await mailsFor(jobOf(kind, person));
    const { email: toAddress } = kind === 'invitationRequestMail' ? inviter : person;
    expect(mails.map((mail) => [mail.subject, mail.toAddress])).toEqual(
      subject === 'no mail' ? [] : [[subject, toAddress]],
    );
  });

  it.each(['verificationRequest', 'passwordResetRequest'] as const)(
    'a %s job for an address without an account sends no mail and leaves the queue empty',
    async (kind) => {
      expect(await mailsFor({ kind, email: 'nobody@nowhere.test' })).toEqual([]);
      expect(await database.db.select().from(jobs)).toEqual([]);
    },
  );

  it('go to sample people only while sample data is shown', async () => {
    const job: MailTask = { kind: 'passwordResetRequest', email: 'owner@lintel.test' };
    const [mail] = await mailsFor(job);
    expect(mail).toMatchObject({ toName: 'Dana Lee', toAddress: 'owner@lintel.test' });
    await setSampleHidden(database.db, true);
    expect(await mailsFor(job)).toEqual([]);
    await setSampleHidden(database.db, false);
  });

  it.each([
    ['verificationMail', 'unconfirmed', '/verification', 'verification', 24 * 60],
    ['invitationMail', 'invited', '/verification', 'invitation', 7 * 24 * 60],
    ['passwordResetMail', 'confirmed', '/reset-password', 'passwordReset', 60],
  ] as const)(
    'a %s has its own link in the text and in the HTML',
    async (kind, state, path, purpose, minutes) => {
      const person = await add(state);
      const [mail] = await mailsFor({ kind, userId: person.id });
      const token = tokenOf(mail?.text ?? '');
      expect(mail?.text).toContain(`\n${publicUrl}${path}?token=${token}\n`);
      expect(mail?.html).toContain(`href="${publicUrl}${path}?token=${token}"`);
      const link = await findLink(database.db, token);
      expect(link).toMatchObject({ userId: person.id, purpose, usedAt: null, supersededAt: null });
      // An invitation expires a week after the person was invited; other links, a fixed time after they are created.
      const began = Number(link?.createdAt) - Number(link?.expiresAt) + minutes * 60_000;
      expect(began).toBeGreaterThanOrEqual(0);
      expect(began).toBeLessThan(purpose === 'invitation' ? 60_000 : 1);
    },
  );

  it.each([
    ['unconfirmed', 'verificationRequest'],
    ['unconfirmed', 'passwordResetRequest'],
    ['confirmed', 'accountExistsMail'],
  ] as const)(
    'leave out the name, which a stranger may have typed, for a person who is %s: %s',
    async (state, kind) => {
      const person = await add(state, { firstName: 'You won!', lastName: 'evil.example' });
      const [mail] = await mailsFor(jobOf(kind, person));
      expect(mail).toMatchObject({ toName: '', text: expect.stringMatching(/^Hello,\n/) });
      expect(JSON.stringify(mail)).not.toMatch(/You won|evil/);
    },
  );

  it('keep the expiry of the first invitation when it is sent again, even in the past', async () => {
    const person = await add('invited');
    const invitedAt = new Date('2026-01-02T03:04:05Z');
    await database.db.update(users).set({ invitedAt }).where(eq(users.id, person.id));
    const end = new Date('2026-01-09T03:04:05Z');
    const first = await createLink(database.db, person.id, 'invitation', { expiresAt: end });
    const [mail] = await mailsFor({ kind: 'verificationRequest', email: person.email });
    expect(await findLink(database.db, tokenOf(mail?.text ?? ''))).toMatchObject({ expiresAt: end });
    expect(await findLink(database.db, first)).toMatchObject({ supersededAt: expect.any(Date) });
  });

  it('name the inviter, the invited person, and the company of an invitation', async () => {
    const person = await add('invited');
    const [invitation] = await mailsFor({ kind: 'invitationMail', userId: person.id });
    expect(invitation?.text).toContain('Rae Booth invited you to join Booth & Co on Lintel Marketplace.');
    expect(invitation?.html).toContain('Rae Booth invited you to join Booth &amp; Co on');
    const [request] = await mailsFor({ kind: 'invitationRequestMail', userId: person.id });
    expect(request?.text).toContain('Hello Rae,');
    expect(request?.text).toContain('Your invitation of Some Body to Booth & Co');
  });

  it('are not sent for a request for a new invitation when the inviter is deactivated', async () => {
    const gone = await add('deactivated');
    const person = await add('invited', { invitedById: gone.id });
    expect(await mailsFor({ kind: 'invitationRequestMail', userId: person.id })).toEqual([]);
  });

  describe('requested again', () => {
    it('are one mail with one link for 50 concurrent jobs', async () => {
      const person = await add('unconfirmed');
      const fifty = Array.from({ length: 50 }, (_, index): MailTask =>
        index % 2 === 0
          ? { kind: 'verificationMail', userId: person.id }
          : { kind: 'verificationRequest', email: person.email },
      );
      expect(await mailsFor(...fifty)).toHaveLength(1);
      expect(await database.db.select().from(links).where(eq(links.userId, person.id))).toHaveLength(1);
    });

    it('are one mail for each kind and each person', async () => {
      const [one, two] = [await add('confirmed'), await add('confirmed')];
      const mailTasks = (['verificationRequest', 'passwordResetRequest'] as const).flatMap((kind) =>
        [one, two].map(({ email }): MailTask => ({ kind, email })),
      );
      expect(await mailsFor(...mailTasks)).toHaveLength(4);
    });

    it('go out again after the delay, and leave the queue empty', async () => {
      const person = await add('unconfirmed');
      const job: MailTask = { kind: 'verificationMail', userId: person.id };
      await mailsFor(job);
      const [kept] = await database.db.select().from(jobs);
      expect(kept?.job).toEqual({ ...job, stage: 'sent' });
      const waits = Number(kept?.dueAt) - Date.now();
      expect(waits).toBeGreaterThan(50_000);
      expect(waits).toBeLessThanOrEqual(55_000);
      await database.db.update(jobs).set({ dueAt: new Date() });
      await workThrough(toolsFor(database.db));
      expect(await database.db.select().from(jobs)).toEqual([]);
      expect(await mailsFor(job)).toHaveLength(1);
    });

    it('give the time of a webinar in the time zone of the person, or else of the webinar', async () => {
      const berlin = await add('confirmed', { timeZone: 'Europe/Berlin' });
      const nowhere = await add('confirmed');
      const mailTasks = [berlin, nowhere].map((person) => jobOf('webinarRegisteredMail', person));
      const mails = await mailsFor(...mailTasks);
      expect(mails.map(({ text }) => /^.*about 30 minutes\.$/m.exec(text)?.[0])).toEqual([
        'Thursday, 12/03/2026 04:30 AM GMT+1 (Thursday, 12/03/2026 03:30 AM UTC), about 30 minutes.',
        'Wednesday, 12/02/2026 09:30 PM CST (Thursday, 12/03/2026 03:30 AM UTC), about 30 minutes.',
      ]);
    });

    it('keep the webinar when delivery is retried', async () => {
      await emptyQueue(database.db);
      const person = await add('confirmed');
      await enqueueMail(database.db, jobOf('webinarRegisteredMail', person));
      const failing = toolsFor(database.db, { deliver: () => Promise.reject(new Error('down')), ...mayFail });
      await workThrough(failing);
      await database.db.update(jobs).set({ dueAt: new Date() });
      await workThrough(toolsFor(database.db));
      const [mail] = await database.db.select().from(outbox).where(eq(outbox.toAddress, person.email));
      expect(mail?.subject).toBe(subjects.webinar);
    });

    it.each(['passwordChangedMail', 'singleSignOnLinkedMail'] as const)(
      'go out each time: %s',
      async (kind) => {
        const { id: userId } = await add('confirmed');
        expect(await mailsFor({ kind, userId }, { kind, userId })).toHaveLength(2);
        expect(await database.db.select().from(jobs)).toEqual([]);
      },
    );
  });
});
