import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds, openDatabase } from './support/databases.ts';
import { addPerson } from './support/person.ts';
import { mailsOf, toolsFor, workThrough } from './support/work.ts';

interface ShownMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
}

const json = { accept: 'application/json' };
const addresses = ['/__outbox', '/__outbox/1', '/__outbox/1/text'];

describe.each(databaseKinds)('the outbox on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), { PUBLIC_URL: 'https://localhost' });
  });
  afterAll(() => api.close());

  it('contains the open invitation of the sample data after the first start', async () => {
    await workThrough(toolsFor(api.db));
    const mails = (await api.call({ url: '/__outbox', headers: json })).json<ShownMail[]>();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['invited@lintel.test', 'Dana Lee invited you to Lintel Marketplace'],
    ]);
    expect(mails[0]?.text).toMatch(/\nhttps:\/\/market\.example\/verification\?token=[\w-]{43}\n/);
  });

  it('lists the newest mail first, returns every field as JSON, and filters by address', async () => {
    const one = await addPerson(api.db);
    const two = await addPerson(api.db, { firstName: 'Zoë' });
    await mailsOf(
      toolsFor(api.db),
      { kind: 'passwordChangedMail', userId: one.id },
      { kind: 'passwordChangedMail', userId: two.id },
    );
    const mails = (await api.call({ url: '/__outbox', headers: json })).json<ShownMail[]>();
    expect(mails.map(({ to }) => to)).toEqual([two.email, one.email]);
    const [mail] = mails;
    expect(mail).toEqual({
      id: expect.any(Number),
      to: two.email,
      toName: 'Zoë Body',
      subject: 'Your password was changed',
      text: expect.stringContaining('Hello Zoë,'),
      html: expect.stringContaining('<p>Hello Zoë,</p>'),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const to = encodeURIComponent(one.email.toUpperCase());
    const some = (await api.call({ url: `/__outbox?to=${to}`, headers: json })).json<ShownMail[]>();
    expect(some.map((shown) => shown.to)).toEqual([one.email]);

    const page = await api.call({ url: '/__outbox' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain(`<a href="/__outbox/${mail?.id}">Your password was changed</a>`);
    const whole = await api.call({ url: `/__outbox/${mail?.id}` });
    expect(whole.body).toBe(mail?.html);
    const text = await api.call({ url: `/__outbox/${mail?.id}/text` });
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.body).toBe(mail?.text);
    expect((await api.call({ url: `/__outbox/${mail?.id}`, headers: json })).json()).toEqual(mail);
  });

  it.each(['0', '99999', '1e3', '-1', 'x', '1'.repeat(30)])('answers 404 for mail %s', async (id) => {
    expect((await api.call({ url: `/__outbox/${id}` })).statusCode).toBe(404);
  });
});

describe('the outbox', () => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await openDatabase());
    await workThrough(toolsFor(api.db));
  });
  afterAll(() => api.close());

  it.each(addresses)('serves %s without scripts, frames, or caching', async (url) => {
    const { headers, statusCode, body } = await api.call({ url });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'/);
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(String(headers['content-security-policy'])).not.toContain('script-src');
    expect(body).not.toContain('<script');
  });

  it.each(['127.0.0.1:4000', 'localhost:4000', 'LOCALHOST', '127.8.9.1', '[::1]:4000'])(
    'answers a request with the host %s',
    async (host) => {
      for (const url of addresses) {
        expect((await api.call({ url, headers: { host } })).statusCode).toBe(200);
        const mapped = { url, headers: { host }, remoteAddress: '::ffff:127.0.0.1' };
        expect((await api.call(mapped)).statusCode).toBe(200);
      }
    },
  );

  it.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '0.0.0.0:4000',
    '192.168.1.5',
    'localhost@evil.example',
    ' ',
  ])('refuses a request with the host %j, as DNS rebinding sends it', async (host) => {
    for (const url of addresses) {
      const answer = await api.call({ url, headers: { host, ...json } });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe('Not found\n');
    }
  });

  it.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine by IPv6', { remoteAddress: '2001:db8::7' }],
    ['another machine through a proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a proxy that sends only Forwarded', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['a proxy that sends only X-Real-IP', { headers: { 'x-real-ip': '192.0.2.7' } }],
    ['a proxy that sends only X-Forwarded-Host', { headers: { 'x-forwarded-host': 'market.example' } }],
    ['a proxy that sends only X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a proxy that sends only Via', { headers: { via: '1.1 proxy' } }],
  ])('refuses a request from %s', async (_who, request) => {
    for (const url of addresses) expect((await api.call({ url, ...request })).statusCode).toBe(404);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['when a mail server is set up', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
    ['when the public URL is not local', { PUBLIC_URL: 'https://market.example' }],
    [
      'in production',
      {
        NODE_ENV: 'production',
        AUTH_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://market.example',
        DATABASE_URL: 'postgres://db.example/market',
        SMTP_URL: 'smtp://mail.example',
      },
    ],
  ])('does not exist %s', async (_where, environment) => {
    const other = await openApi({ db: api.db, place: '', close: () => Promise.resolve() }, environment);
    for (const url of addresses) {
      const answer = await other.call({ url });
      expect([answer.statusCode, answer.body.includes('Outbox')]).toEqual([404, false]);
    }
    await other.close();
  });

  it('comes with sample people who have all accepted the terms, but for the invited one, and one affiliate', async () => {
    const people = await api.db.select().from(users).where(eq(users.sample, true));
    const agreed = people.filter(({ termsAcceptedAt }) => termsAcceptedAt !== null);
    expect(agreed.map(({ email }) => email)).not.toContain('invited@lintel.test');
    expect(agreed).toHaveLength(people.length - 1);
    const [stone] = await api.db
      .select({
        companyName: affiliates.companyName,
        sponsorId: affiliates.sponsorId,
        state: affiliates.state,
      })
      .from(affiliates)
      .innerJoin(users, and(eq(users.id, affiliates.userId), eq(users.email, 'affiliate@lintel.test')));
    expect(stone).toEqual({ companyName: 'Stone Referrals', sponsorId: 3559, state: 'approved' });
  });
});
