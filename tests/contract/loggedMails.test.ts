import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import { marketplaceTimeZone } from '#domain/days.ts';
import type { LoggedMail } from '#graphql/resolvers.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { links, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { mails, outbox } from '#server/platform/mail/mailTables.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, toolsFor, workThrough } from './support/work.ts';

function isAbout(entity: 'mail' | 'user', id: string | number | undefined) {
  return and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(id)));
}

/** The day some days from now, in the time zone of the marketplace. */
function dayIn(days: number): string {
  return formatDate(new Date(Date.now() + days * 86_400_000).toISOString(), marketplaceTimeZone);
}

describe.each(databaseKinds)('the mail log on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await emptyQueue(api.db);
    await api.db.delete(mails);
  });

  async function list(given = ''): Promise<{ total: number; rows: LoggedMail[] }> {
    const answer = await api.graphql(
      `{ loggedMails(page: 1, size: 10${given}) { total rows { id template to subject text state failure attempts } } }`,
      token,
    );
    return (dataOf(answer) as { loggedMails: { total: number; rows: LoggedMail[] } }).loggedMails;
  }

  const resend = async (mail: LoggedMail | undefined) =>
    codesOf(await api.graphql(`mutation { resendMail(id: "${mail?.id}") { id } }`, token));

  const deliveredTo = (address: string) => api.db.select().from(outbox).where(eq(outbox.toAddress, address));

  const send = () => workThrough(toolsFor(api.db));
  const fail = () =>
    workThrough(
      toolsFor(api.db, {
        deliver: () => Promise.reject(new Error('The mail server does not answer')),
        warn: () => undefined,
      }),
    );

  it('shows a sent mail with template and recipient, without the secret of its link', async () => {
    const { id: userId, email } = await addPerson(api.db);
    await enqueueMail(api.db, { kind: 'passwordResetMail', userId });
    await send();
    const { rows } = await list();
    expect(rows).toMatchObject([
      { template: 'Reset a password', to: email, subject: 'Reset your password', state: 'sent', attempts: 1 },
    ]);
    const [delivered] = await deliveredTo(email);
    const [, secret = 'none'] = /\?token=([\w-]{43})/.exec(delivered?.text ?? '') ?? [];
    expect(secret).toHaveLength(43);
    expect(rows[0]?.text).toContain('/reset-password?token=…');
    const [row] = await api.db.select().from(mails);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('shows a failing mail as one row with the reason, until it is sent or given up', async () => {
    const { id: userId } = await addPerson(api.db);
    await enqueueMail(api.db, { kind: 'passwordChangedMail', userId });
    await fail();
    const failing = await list();
    expect(failing.rows).toMatchObject([{ state: 'failing', attempts: 1 }]);
    expect(failing.rows[0]?.failure).not.toBeNull();
    await api.db.update(jobs).set({ dueAt: sql`now()` });
    await send();
    expect((await list()).rows).toMatchObject([{ state: 'sent', failure: null, attempts: 2 }]);

    await enqueueMail(api.db, { kind: 'singleSignOnLinkedMail', userId });
    await api.db.update(jobs).set({ createdAt: sql`now() - interval '25 hours'` });
    await fail();
    expect((await list(', states: [givenUp]')).rows).toMatchObject([{ template: 'Single sign-on linked' }]);
    expect((await list(', states: [sent, failing]')).rows).toMatchObject([{ template: 'Password changed' }]);
  });

  it('is searched by address and subject, with wildcards taken literally', async () => {
    const { id: userId, email } = await addPerson(api.db);
    await enqueueMail(api.db, { kind: 'passwordChangedMail', userId });
    await send();
    expect((await list(`, search: "${email.slice(2, 14).toUpperCase()}"`)).total).toBe(1);
    expect((await list(', search: "password was"')).total).toBe(1);
    expect((await list(', search: "%"')).total).toBe(0);
  });

  it('resends a mail with a new link, and records that in the audit log', async () => {
    const { id: userId, email } = await addPerson(api.db);
    await enqueueMail(api.db, { kind: 'passwordResetMail', userId });
    await send();
    const [first] = (await list()).rows;
    // The limit of one such mail per minute does not apply to administrators.
    expect(await resend(first)).toEqual([]);
    await send();
    expect((await list()).rows.map(({ to, state }) => `${to} ${state}`)).toEqual([
      `${email} sent`,
      `${email} sent`,
    ]);
    const made = await api.db.select().from(links).where(eq(links.userId, userId)).orderBy(asc(links.id));
    expect(made.map(({ supersededAt }) => supersededAt === null)).toEqual([false, true]);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.entity, 'mail'));
    expect(entries).toMatchObject([
      { action: 'mail.resend', entityId: first?.id, label: `Reset your password, to ${email}` },
    ]);
  });

  it.each(['passwordResetMail', 'passwordChangedMail'] as const)(
    'retries a failing %s at once, and sends it once',
    async (kind) => {
      const { id: userId, email } = await addPerson(api.db);
      await enqueueMail(api.db, { kind, userId });
      await fail();
      const [failing] = (await list()).rows;
      expect(await resend(failing)).toEqual([]);
      await send();
      expect(await deliveredTo(email)).toHaveLength(1);
      expect((await list()).rows).toMatchObject([{ id: failing?.id, state: 'sent', attempts: 2 }]);
    },
  );

  it('resends a mail that was given up, which becomes replaced', async () => {
    const { id: userId, email } = await addPerson(api.db);
    await enqueueMail(api.db, { kind: 'passwordResetMail', userId });
    await api.db.update(jobs).set({ createdAt: sql`now() - interval '25 hours'` });
    await fail();
    const [givenUp] = (await list()).rows;
    expect(givenUp).toMatchObject({ state: 'givenUp' });
    expect(await resend(givenUp)).toEqual([]);
    await send();
    expect(await deliveredTo(email)).toHaveLength(1);
    expect((await list()).rows.map(({ state }) => state)).toEqual(['sent', 'replaced']);
  });

  it('resends an expired invitation of its inviter with a new term, which the audit log records', async () => {
    const customerId = await addCustomerWith(api.db, [1]);
    const inviter = await addPerson(api.db, { customerId, firstName: 'Ines', lastName: 'Inviter' });
    const { id: userId, email } = await addPerson(api.db, {
      customerId,
      status: 'invited',
      profileComplete: false,
      invitedAt: new Date(),
      invitedById: inviter.id,
    });
    await enqueueMail(api.db, { kind: 'invitationMail', userId });
    await send();
    await api.db
      .update(users)
      .set({ invitedAt: sql`now() - interval '8 days'` })
      .where(eq(users.id, userId));
    const [first] = (await list()).rows;
    expect(await resend(first)).toEqual([]);
    await send();
    const delivered = await deliveredTo(email);
    expect(delivered.map(({ subject }) => subject)).toEqual([
      'Ines Inviter invited you to Lintel Marketplace',
      'Ines Inviter invited you to Lintel Marketplace',
    ]);
    const [mailEntry] = await api.db.select().from(auditEntries).where(isAbout('mail', first?.id));
    const [userEntry] = await api.db.select().from(auditEntries).where(isAbout('user', userId));
    for (const entry of [mailEntry, userEntry]) {
      expect(entry?.before).toEqual({ invitationEnds: expect.stringContaining(dayIn(-1)) });
      expect(entry?.after).toEqual({ invitationEnds: expect.stringContaining(dayIn(7)) });
    }
    expect([mailEntry?.action, userEntry?.action]).toEqual(['mail.resend', 'user.resendInvitation']);
    const made = await api.db.select().from(links).where(eq(links.userId, userId)).orderBy(asc(links.id));
    expect(made.at(-1)?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  });

  it('refuses to resend a mail whose reason is gone', async () => {
    const { id: userId } = await addPerson(api.db, { emailVerified: false });
    await enqueueMail(api.db, { kind: 'verificationMail', userId });
    await send();
    const [mail] = (await list()).rows;
    await api.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    expect(await resend(mail)).toEqual(['ACTION_REFUSED']);
    await api.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, userId));
    expect(await resend(mail)).toEqual(['ACTION_REFUSED']);
    expect(await api.db.$count(auditEntries, eq(auditEntries.entityId, String(mail?.id)))).toBe(0);
  });

  it('finds no mail under an unknown id', async () => {
    expect(codesOf(await api.graphql('mutation { resendMail(id: "999999999") { id } }', token))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codesOf(await api.graphql('{ loggedMail(id: "x") { id } }', token))).toEqual(['NOT_FOUND']);
  });
});
