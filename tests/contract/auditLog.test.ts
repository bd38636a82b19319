import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, personWith } from './support/gettingIn.ts';

describe.each(databaseKinds)('the audit log on $name', ({ open }) => {
  let api: Api;
  let token: string;
  let id: number;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
    const [request] = await api.db
      .select()
      .from(productRequests)
      .where(eq(productRequests.name, 'Fleet tracking'));
    id = request?.id ?? 0;
  });
  afterAll(() => api.close());

  async function act(mutation: string): Promise<void> {
    dataOf(await api.graphql(`mutation { ${mutation} }`, token));
  }

  const decide = (version: number, decision: string) =>
    act(
      `decideRequests(rows: [{ id: "${id}", version: ${version} }], decision: { ${decision} }) { problem }`,
    );

  it('is searchable and cannot be changed', async () => {
    await decide(1, 'decision: plan');
    const answer = await api.graphql(
      `{ auditLog(page: 1, size: 10, entity: productRequest, search: "fleet tr") {
        total rows { actorName action label changes { name before after } } } }`,
      token,
    );
    expect(dataOf(answer)).toEqual({
      auditLog: {
        total: 1,
        rows: [
          {
            actorName: 'Alex Morgan',
            action: 'productRequest.plan',
            label: `PR-${String(id).padStart(6, '0')} Fleet tracking`,
            changes: [{ name: 'state', before: '"inReview"', after: '"planned"' }],
          },
        ],
      },
    });
    const refusal = { cause: { message: 'Entries of the audit log are neither changed nor removed' } };
    await expect(api.db.update(auditEntries).set({ action: 'nothing' })).rejects.toMatchObject(refusal);
    await expect(api.db.delete(auditEntries)).rejects.toMatchObject(refusal);
    await expect(api.db.execute(sql`truncate audit_entries`)).rejects.toMatchObject(refusal);
  });

  it('filters entries by days in the time zone of the marketplace', async () => {
    const administrator = await personWith(api.db, 'admin@lintel.test');
    const moments = ['2024-03-01T23:30:00-06:00', '2024-03-02T00:30:00-06:00', '2024-03-03T00:30:00-06:00'];
    await api.db.insert(auditEntries).values(
      moments.map((at, index) => ({
        actorId: administrator.id,
        action: 'list.export.users',
        entity: 'list' as const,
        entityId: 'days',
        requestId: 'days',
        label: `entry ${index}`,
        at: new Date(at),
      })),
    );
    const labelsOf = async (days: string) => {
      const answer = await api.graphql(
        `{ auditLog(page: 1, size: 10, search: "entry", ${days}) { rows { label } } }`,
        token,
      );
      const { auditLog } = dataOf(answer) as { auditLog: { rows: { label: string }[] } };
      return auditLog.rows.map(({ label }) => label);
    };
    expect(await labelsOf('from: "2024-03-02", to: "2024-03-02"')).toEqual(['entry 1']);
    expect(await labelsOf('from: "2024-03-01", to: "2024-03-02"')).toEqual(['entry 1', 'entry 0']);
    expect(await labelsOf('from: "2024-03-02"')).toEqual(['entry 2', 'entry 1']);
    expect(await labelsOf('to: "2024-03-01"')).toEqual(['entry 0']);
    expect(await labelsOf('from: "2024-03-03", to: "2024-03-01"')).toEqual([]);
  });

  it('names the actor and the item of its filters, even on an empty page', async () => {
    const administrator = await personWith(api.db, 'admin@lintel.test');
    const owner = await personWith(api.db, 'owner@lintel.test');
    const namesOf = async (given: string) => {
      const answer = await api.graphql(
        `{ auditLog(page: 1, size: 10, ${given}) { actor { rowId name } item { rowId name } } }`,
        token,
      );
      return (dataOf(answer) as { auditLog: object }).auditLog;
    };
    const days = 'from: "2001-01-01", to: "2001-01-01"';
    expect(await namesOf(`actorId: "${administrator.id}", ${days}`)).toEqual({
      actor: { rowId: String(administrator.id), name: 'Alex Morgan' },
      item: null,
    });
    expect(await namesOf(`actorId: "${owner.id}"`)).toMatchObject({ actor: { name: 'Dana Lee' } });
    expect(await namesOf('actorId: "99999"')).toMatchObject({ actor: { rowId: '99999', name: null } });
    expect(await namesOf(`entity: productRequest, entityId: "${id}", ${days}`)).toEqual({
      actor: null,
      item: { rowId: String(id), name: `PR-${String(id).padStart(6, '0')} Fleet tracking` },
    });
    expect(await namesOf('entity: user, entityId: "99999"')).toMatchObject({ item: { name: null } });
  });

  it('shows names of people and partners instead of ids', async () => {
    const administrator = await personWith(api.db, 'admin@lintel.test');
    await act(`handleRequest(id: "${id}", version: 2, assigneeId: "${administrator.id}") { id }`);
    await decide(3, 'decision: makeAvailable, partnerId: "4"');
    const answer = await api.graphql(
      `{ auditLog(page: 1, size: 2, entity: productRequest, entityId: "${id}") { rows { changes { name after } } } }`,
      token,
    );
    const { auditLog } = dataOf(answer) as { auditLog: { rows: { changes: { name: string }[] }[] } };
    const named = auditLog.rows.flatMap(({ changes }) => changes.filter(({ name }) => name.endsWith('Id')));
    expect(named).toEqual([
      { name: 'partnerId', after: '"Lendflow"' },
      { name: 'assigneeId', after: '"Alex Morgan"' },
    ]);
  });

  it('shows names instead of ids in the filters of an exported list', async () => {
    const administrator = await personWith(api.db, 'admin@lintel.test');
    for (const file of [
      `audit.csv?actorId=${administrator.id}&search=nothing`,
      'users.csv?customerId=1&roleIds=2',
    ]) {
      const answer = await api.call({ url: `/api/admin/exports/${file}`, headers: bearer(token) });
      expect(answer.statusCode).toBe(200);
    }
    const answer = await api.graphql(
      '{ auditLog(page: 1, size: 2, entity: list) { rows { changes { name after } } } }',
      token,
    );
    expect(dataOf(answer)).toMatchObject({
      auditLog: {
        rows: [
          { changes: expect.arrayContaining([{ name: 'customerId', after: '"Acme Builders"' }]) as object },
          { changes: expect.arrayContaining([{ name: 'actorId', after: '"Alex Morgan"' }]) as object },
        ],
      },
    });
  });
});
