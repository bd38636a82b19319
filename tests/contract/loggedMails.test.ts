import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoggedMail } from '#graphql/resolvers.ts';
import { auditEntries } from '#server/db/auditTables.ts';
import { mails } from '#server/db/mailTables.ts';
import { jobs, links, outbox } from '#server/db/schema.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, toolsFor, workThrough } from './support/work.ts';

describe.each(databaseKinds)('the log of mails on $name', ({ open }) => {
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
      `{ loggedMails(page: 1, size: 10${given}) { total rows { id kind to subject text state failure attempts } } }`,
      token,
    );
    return (dataOf(answer) as { loggedMails: { total: number; rows: LoggedMail[] } }).loggedMails;
  }

  const send = () => workThrough(toolsFor(api.db));
  const fail = () =>
    workThrough(
      toolsFor(api.db, {
        deliver: () => Promise.reject(new Error('The mail server does not answer')),
        warn: () => undefined,
      }),
    );

  it('has a mail that went out, by what it was and to whom, without the secret of its link', async () => {
    const { id: userId, email } = await addPerson(api.db);
    await enqueue(api.db, { kind: 'passwordResetMail', userId });
    await send();
    const { rows } = await list();
    expect(rows).toMatchObject([
      { kind: 'passwordResetMail', to: email, subject: 'Reset your password', state: 'SENT', attempts: 1 },
    ]);
    const [delivered] = await api.db.select().from(outbox).where(eq(outbox.toAddress, email));
    const [, secret = 'none'] = /\?token=([\w-]{43})/.exec(delivered?.text ?? '') ?? [];
    expect(secret).toHaveLength(43);
    expect(rows[0]?.text).toContain('/reset-password?token=…');
    const [row] = await api.db.select().from(mails);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('tells why one fails, as one row, until it goes out or is given up', async () => {
    const { id: userId } = await addPerson(api.db);
    await enqueue(api.db, { kind: 'passwordChangedMail', userId });
    await fail();
    const failing = await list();
    expect(failing.rows).toMatchObject([{ state: 'FAILING', attempts: 1 }]);
    expect(failing.rows[0]?.failure).not.toBeNull();
    await api.db.update(jobs).set({ dueAt: sql`now()` });
    await send();
    expect((await list()).rows).toMatchObject([{ state: 'SENT', failure: null, attempts: 2 }]);

    await enqueue(api.db, { kind: 'singleSignOnLinkedMail', userId });
    await api.db.update(jobs).set({ createdAt: sql`now() - interval '25 hours'` });
    await fail();
    expect((await list(', states: [GIVEN_UP]')).rows).toMatchObject([{ kind: 'singleSignOnLinkedMail' }]);
    expect((await list(', states: [SENT, FAILING]')).rows).toMatchObject([{ kind: 'passwordChangedMail' }]);
  });

  it('is searched by address and subject, whose signs stand for themselves', async () => {
    const { id: userId, email } = await addPerson(api.db);
    await enqueue(api.db, { kind: 'passwordChangedMail', userId });
    await send();
    expect((await list(`, search: "${email.slice(2, 14).toUpperCase()}"`)).total).toBe(1);
    expect((await list(', search: "password was"')).total).toBe(1);
    expect((await list(', search: "%"')).total).toBe(0);
  });

  it('has a mail sent again, with a link of its own, and the audit log tells of it', async () => {
    const { id: userId, email } = await addPerson(api.db);
    await enqueue(api.db, { kind: 'passwordResetMail', userId });
    await send();
    const [first] = (await list()).rows;
    // The same mail is not sent twice within a minute.
    await emptyQueue(api.db);
    const answer = await api.graphql(`mutation { resendMail(id: "${first?.id}") { id } }`, token);
    expect(codesOf(answer)).toEqual([]);
    await send();
    expect((await list()).rows.map(({ to, state }) => `${to} ${state}`)).toEqual([
      `${email} SENT`,
      `${email} SENT`,
    ]);
    const made = await api.db.select().from(links).where(eq(links.userId, userId)).orderBy(asc(links.id));
    expect(made.map(({ supersededAt }) => supersededAt === null)).toEqual([false, true]);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.entity, 'mail'));
    expect(entries).toMatchObject([
      { action: 'mail.resent', entityId: first?.id, label: `Reset your password, to ${email}` },
    ]);
  });

  it('knows no other mail', async () => {
    expect(codesOf(await api.graphql('mutation { resendMail(id: "999999999") { id } }', token))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codesOf(await api.graphql('{ loggedMail(id: "x") { id } }', token))).toEqual(['NOT_FOUND']);
  });
});
