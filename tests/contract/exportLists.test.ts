import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { applicationsOf } from './support/applications.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf, personWith } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

/** Exported lists, each with its GraphQL field, a property of a row, and the column of the file with that property. */
const lists = [
  ['users', 'adminUsers', 'email', 'Email'],
  ['customers', 'adminCustomers', 'name', 'Name'],
  ['partners', 'adminPartners', 'title', 'Partner'],
  ['requests', 'queuedRequests', 'reference', 'Reference'],
  ['affiliates', 'affiliateApplications', 'company', 'Company'],
  ['audit', 'auditLog', 'requestId', 'Request'],
  ['outbox', 'loggedMails', 'subject', 'Subject'],
] as const;

/** The cells of a CSV line without line breaks in them. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

describe.each(databaseKinds)('the exported lists of the administration on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
    await applicationsOf(api, token).apply();
  });
  afterAll(() => api.close());

  const ask = (list: string, query = '', bearerOf: string | undefined = token) =>
    api.call({ url: `/api/admin/exports/${list}.csv${query}`, headers: bearer(bearerOf) });

  async function read(list: string, query = '') {
    const answer = await ask(list, query);
    expect(answer.statusCode).toBe(200);
    const [head = '', ...lines] = answer.body.replace(/\r\n$/, '').split('\r\n');
    return { names: cellsOf(head.slice(1)), rows: lines.map(cellsOf), headers: answer.headers };
  }

  async function columnOf(list: string, name: string, query = '') {
    const { names, rows } = await read(list, query);
    return rows.map((row) => row[names.indexOf(name)]);
  }

  const lastEntry = async () => (await api.db.select().from(auditEntries)).at(-1);

  it.each(lists)('have the rows of the list in its order: %s', async (list, field, name, column) => {
    // The search leaves out what the exports themselves add to the log.
    const asked = field === 'auditLog' ? 'search: "application"' : 'search: ""';
    const answer = dataOf(
      await api.graphql(`{ ${field}(page: 1, size: 100, ${asked}) { total rows { ${name} } } }`, token),
    ) as Record<string, { total: number; rows: Record<string, string>[] }>;
    const { rows = [], total } = answer[field] ?? {};
    const query = field === 'auditLog' ? '?search=application' : '';
    expect(await columnOf(list, column, query)).toEqual(rows.map((row) => row[name]));
    expect((await read(list, query)).headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${list}.csv"`,
      'cache-control': 'no-store',
      'x-rows': String(total),
      'x-rows-cut': 'false',
    });
  });

  it('are filtered, searched, and sorted like the lists', async () => {
    const owners = await columnOf('users', 'Role', '?roleIds=2&statuses=active');
    expect(new Set(owners)).toEqual(new Set(['Owner']));
    const some = await columnOf('users', 'Role', '?roleIds=1&roleIds=2');
    expect(new Set(some)).toEqual(new Set(['SystemAdmin', 'Owner']));
    expect(await columnOf('users', 'Email', '?search=owner%40birch')).toEqual(['owner@birch.test']);
    const down = await columnOf('customers', 'Name', '?order=name&descending=true');
    expect(down).toEqual((await columnOf('customers', 'Name', '?order=name&descending=false')).toReversed());
    expect(await columnOf('customers', 'Partners', '?withoutPartners=true')).toEqual(
      (await columnOf('customers', 'Name', '?withoutPartners=true')).map(() => '0'),
    );
    const { id: byId, customerId } = await personWith(api.db, 'owner@birch.test');
    await api.db.insert(missingEntitlements).values(
      [8, 3].map((partnerId) => ({
        customerId: customerId ?? 0,
        partnerId,
        state: 'requested' as const,
        reason: 'For the pipes',
        byId,
        at: new Date(Date.UTC(2026, 8, partnerId)),
      })),
    );
    expect(await columnOf('customers', 'Name', '?askedForPartner=true')).toEqual(['Birch Plumbing']);
    expect(await columnOf('customers', 'Asks for', '?askedForPartner=true')).toEqual(['Insureon, PPG']);
  });

  it('are not cut at the limit of a search', async () => {
    await api.db
      .insert(customers)
      .values(Array.from({ length: 520 }, (_, number) => ({ name: `Gravel ${number}` })));
    expect(await columnOf('customers', 'Name', '?search=gravel')).toHaveLength(520);
  });

  it('begin with a byte order mark, and have dates in ISO 8601', async () => {
    const { body } = await ask('users', '?search=owner%40birch');
    expect(body.startsWith('\uFEFFUser id,First name,Last name,Email,')).toBe(true);
    expect(body.endsWith('\r\n')).toBe(true);
    const [created = ''] = await columnOf('users', 'Created', '?search=owner%40birch');
    expect(created).toBe(new Date(created).toISOString());
  });

  it('escape formulas in the names of people', async () => {
    await addPerson(api.db, {
      email: 'formula@sheet.test',
      firstName: '=HYPERLINK("http://evil.test","x")',
      lastName: '@SUM(1)',
    });
    const { body } = await ask('users', '?search=formula%40sheet');
    expect(body).toContain(`,"'=HYPERLINK(""http://evil.test"",""x"")","'@SUM(1)",formula@sheet.test,`);
  });

  it('are recorded in the audit log with filters and number of rows', async () => {
    const answer = await ask('users', '?search=birch&statuses=active&statuses=invited&order=createdOn');
    expect(await lastEntry()).toMatchObject({
      action: 'list.export.users',
      entity: 'list',
      entityId: 'users',
      label: 'Users',
      before: null,
      after: {
        search: 'birch',
        statuses: ['active', 'invited'],
        rows: Number(answer.headers['x-rows']),
      },
      requestId: answer.headers['x-request-id'],
    });
  });

  it.each([
    ['users', '?order=SHOE_SIZE'],
    ['users', '?statuses=ASLEEP'],
    ['users', '?descending=perhaps'],
    ['users', '?roleIds=first'],
    ['users', '?order=name&order=createdOn'],
    ['users', `?search=${'x'.repeat(101)}`],
    ['audit', '?from=yesterday'],
  ])('refuse what the list refuses: %s%s', async (list, query) => {
    const before = await lastEntry();
    const answer = await ask(list, query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
    expect(await lastEntry()).toEqual(before);
  });

  it('are not found for an invalid customer or an unknown list', async () => {
    expect((await ask('users', '?customerId=x')).statusCode).toBe(404);
    expect((await ask('everything')).statusCode).toBe(404);
  });

  it.each(lists)('are refused to everybody but administrators: %s', async (list, field) => {
    const before = await lastEntry();
    const stranger = await api.call({ url: `/api/admin/exports/${list}.csv` });
    expect(stranger.statusCode).toBe(401);
    for (const email of ['user@lintel.test', 'owner@lintel.test', 'affiliate@lintel.test']) {
      const other = await api.tokenOf(email);
      const answer = await ask(list, '', other);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
      const same = await api.graphql(`{ ${field}(page: 1, size: 1) { total } }`, other);
      expect(codesOf(same)).toEqual(['FORBIDDEN']);
    }
    expect(await lastEntry()).toEqual(before);
  });

  it('are not found and not recorded for a HEAD request', async () => {
    const before = await lastEntry();
    const answer = await api.call({
      method: 'HEAD',
      url: '/api/admin/exports/users.csv',
      headers: bearer(token),
    });
    expect(answer.statusCode).toBe(404);
    expect(await lastEntry()).toEqual(before);
  });

  it('contain no password hash', async () => {
    const { body } = await ask('users');
    const kept = await api.db.select({ hash: users.passwordHash }).from(users);
    const hashes = kept.flatMap(({ hash }) => hash ?? []);
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.filter((hash) => body.includes(hash))).toEqual([]);
  });
});
