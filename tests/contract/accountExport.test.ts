import { count, eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { allPersonalRecords } from '#server/collect.ts';
import * as certificateTables from '#server/modules/certificates/certificateTables.ts';
import { personalEventRecords } from '#server/modules/funnels/personalEventRecords.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { createLink } from '#server/platform/auth/links.ts';
import * as schema from '#server/platform/db/schema.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { personWith } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>(['/server/platform/db/schema.ts', '/server/**/*Tables.ts'], {
    eager: true,
  }),
);
const tables = modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable));

/** Tables that the export leaves out, each with the reason. */
const tablesLeftOut: Readonly<Record<string, string>> = {
  installation: 'has no data about people',
  categories: 'has no data about people',
  partners: 'has no data about people',
  partner_pages: 'has no data about people',
  partner_codes: 'has no data about people',
  offers: 'has no data about people',
  user_counts: 'has no data about people',
  row_counts: 'has no data about people',
  catalog_version: 'has no data about people',
  offers_versions: 'has no data about people',
  funnel_runs: 'belong to a tab, whoever used it; the events of a person name their runs',
  funnel_steps: 'belong to a tab, as their runs do',
  analytics_event_sums: 'counts without people',
  funnel_run_sums: 'counts without people',
  funnel_step_sums: 'counts without people',
  funnel_visit_sums: 'counts without people',
  unfound_searches: 'searches without their authors',
  network_counts: 'networks, for a quarter of an hour',
  audit_entries:
    'acts of administrators for the marketplace, and names of details that people changed, without values',
  drafts: 'texts that administrators write for the marketplace',
  editions: 'texts that administrators published for the marketplace',
  mail_requests: 'addresses as hashes, for an hour',
  failed_log_ins: 'addresses as hashes, for a day',
  jobs: 'deleted as soon as they are done',
  outbox: 'mails with secret links, where no mail server is set up',
  sso_attempts: 'tied to a browser, for ten minutes',
};

/** Names of columns that hold secrets. */
const secretName = /hash|token|secret|password|nonce|verifier/i;

type Row = Readonly<Record<string, unknown>>;

const holdersIn = (rows: readonly Row[] = []) => rows.map(({ holder }) => String(holder));

describe('the decisions about what the export contains', () => {
  const decided = [...allPersonalRecords, personalEventRecords];

  it('cover every table', () => {
    const names = [...decided.map(({ table }) => getTableName(table)), ...Object.keys(tablesLeftOut)];
    expect(names.toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted());
  });

  it.each(decided.map((records) => [records.name, records] as const))(
    'cover every column of %s, and export none that is named like a secret',
    (_name, { table, given, leftOut }) => {
      const columns = Object.keys(getTableColumns(table));
      expect([...given, ...Object.keys(leftOut)].toSorted()).toEqual(columns.toSorted());
      expect(given.filter((name) => secretName.test(name))).toEqual([]);
    },
  );
});

describe.each(databaseKinds)('the account export on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  const ask = (token?: string) => api.call({ url: '/api/app/account/export', headers: bearer(token) });

  async function fileOf(email: string) {
    const answer = await ask(await api.tokenOf(email));
    expect(answer.statusCode).toBe(200);
    return { text: answer.body, data: answer.json<Record<string, readonly Row[]>>() };
  }

  async function addCertificate(customerId: number, holder: string, recipientId: number) {
    const [row] = await api.db
      .insert(certificateTables.certificates)
      .values({
        customerId,
        type: 'OTHER',
        holder,
        issuer: 'Issuer',
        expiresOn: '2027-01-01',
        remindDays: [7],
      })
      .returning();
    const certificateId = row?.id ?? 0;
    await api.db
      .insert(certificateTables.certificateRecipients)
      .values({ certificateId, userId: recipientId });
    const content = new TextEncoder().encode('what the document says');
    await api.db
      .insert(certificateTables.certificateFiles)
      .values({ certificateId, name: `${holder}.pdf`, type: 'application/pdf', content, size: 22 });
  }

  it('is a download for signed-in people that must not be cached', async () => {
    const { headers } = await ask(await api.tokenOf('admin@lintel.test'));
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account.json"',
      'cache-control': 'no-store',
    });
    expect((await ask()).statusCode).toBe(401);
  });

  it('contains the person, the company, the sessions, and what the person did', async () => {
    const { data } = await fileOf('owner@lintel.test');
    expect(data['person']).toMatchObject([
      { email: 'owner@lintel.test', firstName: 'Dana', lastLogInAt: expect.stringMatching(/^2\d{3}-.*Z$/) },
    ]);
    expect(data['company']).toMatchObject([{ name: 'Acme Builders' }]);
    expect(data['sessions']).toHaveLength(1);
    expect(data['partnersOfCompany']).toHaveLength(12);
    expect(data['productRequests']).toMatchObject([{ name: 'Concrete delivery' }]);
    expect(data['productRequestVotes']).toHaveLength(2);
    expect(data['offerStates']).toHaveLength(2);
    expect(Object.keys(data)).toEqual([
      'about',
      'madeAt',
      ...allPersonalRecords.map(({ name }) => name),
      personalEventRecords.name,
    ]);
  });

  it('contains no secret and no column that is left out', async () => {
    const { id, passwordHash } = await addPerson(api.db, { email: 'secrets@export.test' });
    await api.db
      .update(schema.users)
      .set({ registrantHash: 'registrant-hash' })
      .where(eq(schema.users.id, id));
    const link = await createLink(api.db, id, 'passwordReset');
    const { text, data } = await fileOf('secrets@export.test');
    const [session] = await api.db.select().from(schema.sessions).where(eq(schema.sessions.userId, id));
    const [kept] = await api.db.select().from(schema.links).where(eq(schema.links.userId, id));
    expect(data['mailedLinks']).toMatchObject([{ purpose: 'passwordReset' }]);
    for (const secret of [passwordHash, 'registrant-hash', link, kept?.tokenHash, session?.id]) {
      // Every text contains the empty string, so a secret that is missing fails.
      expect(text).not.toContain(secret ?? '');
    }
    for (const { name, leftOut } of allPersonalRecords) {
      const exported = data[name]?.flatMap((row) => Object.keys(row)) ?? [];
      expect(Object.keys(leftOut).filter((column) => exported.includes(column))).toEqual([]);
    }
    expect(text).not.toMatch(/"[^"]*(?:hash|token|password)[^"]*":/i);
  });

  it('contains nothing about other people, and only certificates that the person may see', async () => {
    const customerId = await addCustomerWith(api.db, [1]);
    const owner = await addPerson(api.db, { customerId, email: 'owner@export.test' });
    const user = await addPerson(api.db, { customerId, email: 'user@export.test', roleId: Role.User });
    await addCertificate(customerId, 'Ours', owner.id);
    await addCertificate(customerId, 'Also mine', user.id);
    const stranger = await personWith(api.db, 'owner@birch.test');
    await addCertificate(stranger.customerId ?? 0, 'Theirs', stranger.id);
    await api.db.insert(analyticsEvents).values(
      [owner.id, user.id, null].map((userId) => ({
        name: 'Logout',
        properties: { of: userId },
        context: {},
        userId,
        occurredAt: new Date(),
      })),
    );
    const owners = await fileOf(owner.email);
    const users = await fileOf(user.email);
    expect(holdersIn(owners.data['certificates']).toSorted()).toEqual(['Also mine', 'Ours']);
    expect(holdersIn(users.data['certificates'])).toEqual(['Also mine']);
    expect(users.data['certificateFiles']).toMatchObject([{ name: 'Also mine.pdf', size: 22 }]);
    for (const [{ text, data }, { id }, other] of [
      [owners, owner, user],
      [users, user, owner],
    ] as const) {
      expect(text).not.toContain(other.email);
      expect(text).not.toContain('Theirs');
      expect(text).not.toContain('what the document says');
      expect(data['recordedEvents']).toMatchObject([{ properties: { of: id } }]);
    }
  });

  it('contains every event, however many there are, even with the same timestamp', async () => {
    const { id, email } = await addPerson(api.db);
    const events = process.env['FULL'] === '1' ? 100_000 : 2_500;
    await api.db.execute(sql`
      insert into ${analyticsEvents} (name, properties, context, user_id, occurred_at)
      select 'Logout', jsonb_build_object('number', number), '{}', ${id}, timestamptz '2026-11-20' + (number / 700) * interval '1 minute'
      from generate_series(1, ${events}::int) number`);
    const { data } = await fileOf(email);
    const numbers = data['recordedEvents']?.map(
      ({ properties }) => (properties as { number: number }).number,
    );
    expect(new Set(numbers).size).toBe(events);
    expect(numbers).toHaveLength(events);
    const [all] = await api.db.select({ rows: count() }).from(analyticsEvents);
    expect(all?.rows).toBeGreaterThanOrEqual(events);
  });
});
