import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { createSmtpDelivery } from '#server/platform/mail/smtp.ts';
import { doNextJob, type JobTools } from '#server/platform/worker/doJob.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { freePort } from './support/freePort.ts';
import { startMailServer, type Behavior, type MailServer } from './support/mailServer.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, toolsFor, workThrough } from './support/work.ts';

const from = { name: 'Market, Inc.', address: 'no-reply@market.example' };
/** Milliseconds that an attempt may take in these tests. */
const timeLimit = 700;

/** Failures, and the text that is stored about each: nothing of the reply of the server, which repeats addresses. */
const failures: readonly (readonly [Behavior, string])[] = [
  ['replies 451', 'Error EENVELOPE 451 RCPT TO'],
  ['replies 550', 'Error EENVELOPE 550 RCPT TO'],
  ['never replies', 'TimeoutError'],
  ['never replies to DATA', 'TimeoutError'],
  ['disconnects after DATA', 'ECONNECTION'],
];

describe.each(databaseKinds)('sending by SMTP, with the queue on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: MailServer;
  let warnings: object[];
  let tools: JobTools;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyQueue(database.db);
    server = await startMailServer();
    warnings = [];
    tools = toolsThrough(server.url);
  });
  afterEach(() => server.close());

  function toolsThrough(url: string): JobTools {
    return toolsFor(database.db, {
      deliver: createSmtpDelivery(url, from, { timeLimit }),
      warn: (details) => warnings.push(details),
    });
  }

  async function enqueueVerification(changes: Partial<typeof users.$inferInsert> = {}) {
    const person = await addPerson(database.db, { emailVerified: false, ...changes });
    await enqueueMail(database.db, { kind: 'verificationMail', userId: person.id });
    return person;
  }

  async function makeDue(): Promise<void> {
    await database.db.update(jobs).set({ dueAt: new Date(0) });
  }

  it('adds one-click unsubscribe to mails about offers, and to no others', async () => {
    await enqueueVerification();
    const { id: userId } = await addPerson(database.db, {
      customerId: await addCustomerWith(database.db, [4]),
    });
    await enqueueMail(database.db, { kind: 'offerMail', userId, news: [{ partnerId: 4, about: 'granted' }] });
    await workThrough(tools);
    const [other, news] = server.accepted.map(({ message }) => message.replaceAll(/\r\n(?=[ \t])/g, ''));
    expect(news).toMatch(/^List-Unsubscribe: <https:\/\/market\.example\/unsubscribe\?token=[\w-]{43}>\r\n/m);
    expect(news).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('sends a mail once if the database is away when the server has accepted it', async () => {
    const outage = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const done = vi.fn<() => Promise<void>>().mockRejectedValueOnce(outage).mockRejectedValueOnce(outage);
    const mail = { to: { name: 'Ola Oak', address: 'ola@oak.test' }, subject: 'News', text: '', html: '' };
    const { signal } = new AbortController();
    const deliver = createSmtpDelivery(server.url, from, { recordInterval: 10, recoveryTime: 500 });
    const began = performance.now();
    await deliver(database.db, mail, { messageId: '1', signal, done });
    expect(done).toHaveBeenCalledTimes(3);
    expect(server.accepted).toHaveLength(1);
    // Its worker claims no other job before other workers have recorded what they sent.
    expect(performance.now() - began).toBeGreaterThan(500);
  });

  it('sends one mail from the configured sender to the address of the person', async () => {
    const { email } = await enqueueVerification();
    await workThrough(tools);
    expect(server.accepted).toHaveLength(1);
    expect(server.accepted[0]).toMatchObject({ from: from.address, to: [email] });
    const { message } = server.accepted[0] ?? { message: '' };
    expect(message).toContain('From: "Market, Inc." <no-reply@market.example>\r\n');
    // The name is left out until the address is confirmed, since a stranger may have typed it.
    expect(message).toContain(`To: ${email}\r\n`);
    expect(message).toContain('Subject: Confirm your email\r\n');
    expect(message).toContain('Auto-Submitted: auto-generated\r\n');
    expect(message).toMatch(/^Message-ID: <\d+\.\d+@market\.example>\r$/m);
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');
  });

  it.each(failures)(
    'to a server that %s keeps the mail, and sends it once when the server recovers',
    async (behavior, stored) => {
      const { email } = await enqueueVerification();
      server.behavior = behavior;
      const began = performance.now();
      await workThrough(tools);
      expect(performance.now() - began).toBeLessThan(timeLimit + 1_000);
      expect(server.accepted).toEqual([]);
      const [waiting] = await database.db.select().from(jobs);
      expect(waiting).toMatchObject({ attempts: 1, claimedUntil: null, abandonedAt: null });
      expect(waiting?.failure).toContain(stored);
      expect(JSON.stringify([warnings, waiting?.failure])).not.toContain(email);

      server.behavior = 'accepts';
      await makeDue();
      await workThrough(tools);
      await makeDue();
      await workThrough(tools);
      expect(server.accepted.map(({ to }) => to)).toEqual([[email]]);
    },
  );

  it('to an unreachable server keeps the mail, and sends it once when the server is up', async () => {
    const port = await freePort();
    const { email } = await enqueueVerification();
    const later = toolsThrough(`smtp://127.0.0.1:${port}`);
    await workThrough(later);
    expect((await database.db.select().from(jobs))[0]?.failure).toContain('ESOCKET');
    await makeDue();
    const back = await startMailServer(port);
    await workThrough(later);
    await back.close();
    expect(back.accepted.map(({ to }) => to)).toEqual([[email]]);
  });

  it.each(['', '?ignoreTLS=true'])('to a remote server without encryption fails: %s', async (query) => {
    await enqueueVerification();
    // This address reaches the stand-in, but is not a loopback address.
    await workThrough(toolsThrough(server.url.replace('127.0.0.1', '0.0.0.0') + query));
    expect(server.connections).toBe(1);
    expect(server.accepted).toEqual([]);
    expect((await database.db.select().from(jobs))[0]?.failure).toContain('ETLS');
  });

  it('to a remote server goes unencrypted if its URL says so', async () => {
    await enqueueVerification();
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
    await workThrough(toolsThrough(`${elsewhere}?requireTLS=false`));
    expect(server.accepted).toHaveLength(1);
  });

  it('keeps the Message-ID when it tries again', async () => {
    await enqueueVerification();
    // The connection breaks after the server got the mail and before its reply, so that nobody knows whether it was
    // accepted.
    server.behavior = 'disconnects after DATA';
    await workThrough(tools);
    const [{ id, createdAt } = { id: 0, createdAt: new Date() }] = await database.db.select().from(jobs);
    server.behavior = 'accepts';
    await makeDue();
    await workThrough(tools);
    expect(server.accepted[0]?.message).toContain(
      `Message-ID: <${id}.${createdAt.getTime()}@market.example>`,
    );
  });

  it('waits longer after each failure, up to ten minutes, and gives up after a day', async () => {
    await enqueueVerification();
    server.behavior = 'replies 451';
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await makeDue();
      await workThrough(tools);
      const [row] = await database.db.select().from(jobs);
      waits.push(Math.round((Number(row?.dueAt) - Date.now()) / 1000));
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
    await database.db.update(jobs).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await makeDue();
    await workThrough(tools);
    expect((await database.db.select().from(jobs))[0]?.abandonedAt).toBeInstanceOf(Date);
    server.behavior = 'accepts';
    await makeDue();
    await workThrough(tools);
    expect(server.accepted).toEqual([]);
  });

  it('sends one mail for many requests while the server is down', async () => {
    const { email } = await enqueueVerification();
    server.behavior = 'replies 451';
    await workThrough(tools);
    await enqueueMail(database.db, { kind: 'verificationRequest', email });
    await enqueueMail(database.db, { kind: 'verificationRequest', email });
    server.behavior = 'accepts';
    await workThrough(tools);
    expect(server.accepted).toEqual([]);
    await makeDue();
    await workThrough(tools);
    expect(server.accepted).toHaveLength(1);
  });

  it('does not block the database while it waits for the server', async () => {
    await enqueueVerification();
    server.behavior = 'never replies';
    const sending = doNextJob(tools, new AbortController().signal);
    while (server.connections === 0) await delay(10);
    const began = performance.now();
    await addPerson(database.db);
    await database.db.transaction((transaction) => transaction.select().from(users));
    expect(performance.now() - began).toBeLessThan(timeLimit - 100);
    expect(await Promise.race([sending, delay(0, 'still sending')])).toBe('still sending');
    await sending;
  });

  it('adds no header, recipient or paragraph for a name with line breaks', async () => {
    const person = await addPerson(database.db, {
      firstName: 'Eve\r\nBcc: victim@evil.example\r\n\r\nPay',
      lastName: '\u202Eat\u2028evil" <victim@evil.example>',
    });
    await enqueueMail(database.db, { kind: 'passwordChangedMail', userId: person.id });
    await workThrough(tools);
    expect(server.accepted.map(({ to }) => to)).toEqual([[person.email]]);
    const { message } = server.accepted[0] ?? { message: '' };
    const [headers = ''] = message.split('\r\n\r\n', 1);
    expect(headers.replaceAll(/\r\n[ \t]/g, ' ')).not.toMatch(/^Bcc:/im);
    expect(headers.match(/^To:/gm)).toHaveLength(1);
    expect(message).toContain('Hello Eve Bcc: victim@evil.example Pay,');
  });

  it.each(['one@x.test, two@x.test', 'one@x.test\r\nBcc: two@x.test', 'one@x.test>\r\nRCPT TO:<two@x.test'])(
    'never sends to a second address in the row: %j',
    async (email) => {
      const person = await enqueueVerification();
      await database.db.update(users).set({ email }).where(eq(users.id, person.id));
      await workThrough(tools);
      expect(server.accepted).toEqual([]);
    },
  );
});
