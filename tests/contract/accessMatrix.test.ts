import type { HTTPMethods, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldRow } from '#tests/access/fieldRow.ts';
import { mutationTable } from '#tests/access/mutationTable.ts';
import { queryTable } from '#tests/access/queryTable.ts';
import { faultTable, routeTable, type RouteRow } from '#tests/access/routeTable.ts';
import type { Things } from '#tests/access/things.ts';
import { openAccessMatrix, type AccessMatrix } from './support/accessMatrix.ts';
import { databaseKinds } from './support/databases.ts';

/** Ids that nothing in the database has. */
const missingThings = new Proxy({} as Things, { get: () => 2_000_000_000 });

const isHidden = ({ cells }: FieldRow | RouteRow) =>
  cells.otherOwner === 'NOT_FOUND' && cells.owner.startsWith('answers');
const hiddenFields = [...queryTable, ...mutationTable].filter(isHidden);
const hiddenRoutes = routeTable.filter(isHidden);

function toRequest({ document }: FieldRow, things: Things): InjectOptions {
  return { method: 'POST', url: '/graphql', payload: { query: document(things) } };
}

function toCall({ route, request }: RouteRow, things: Things): InjectOptions {
  const [method, url = ''] = route.split(' ');
  return { method: method as HTTPMethods, url, ...request(things) };
}

describe.each(databaseKinds)('the access tables on $name', ({ open }) => {
  let matrix: AccessMatrix;

  beforeAll(async () => {
    matrix = await openAccessMatrix(open);
  });
  afterAll(() => matrix.close());

  it.each(queryTable)('query $field: $names', async (row) => {
    expect(await matrix.ask(toRequest(row, matrix.things), row.cells, false)).toEqual(row.cells);
  });

  it.each(mutationTable)('mutation $field: $names', async (row) => {
    expect(await matrix.ask(toRequest(row, matrix.things), row.cells, true)).toEqual(row.cells);
  });

  it.each([...routeTable, ...faultTable])('$route $names', async (row) => {
    expect(await matrix.ask(toCall(row, matrix.things), row.cells, null)).toEqual(row.cells);
  });

  it.each(hiddenFields)('$field answers another company as if $names did not exist', async (row) => {
    const answer = await matrix.bodyFor('otherOwner', toRequest(row, matrix.things));
    expect(answer).toBe(await matrix.bodyFor('otherOwner', toRequest(row, missingThings)));
  });

  it.each(hiddenRoutes)('$route answers another company as if $names did not exist', async (row) => {
    const answer = await matrix.bodyFor('otherOwner', toCall(row, matrix.things));
    expect(answer).toBe(await matrix.bodyFor('otherOwner', toCall(row, missingThings)));
  });
});
