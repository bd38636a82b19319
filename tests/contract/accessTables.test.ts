import { isNonNullType, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '#server/collect.ts';
import { callerNames, type CallerName } from '#tests/access/callers.ts';
import { mutationTable } from '#tests/access/mutationTable.ts';
import { queryTable } from '#tests/access/queryTable.ts';
import { faultTable, routeTable, type RouteRow } from '#tests/access/routeTable.ts';
import { openApi } from './support/api.ts';
import { builtRoutes } from './support/builtRoutes.ts';
import { builtSchema, fieldsOf, typesReached, type RootField } from './support/builtSchema.ts';
import { openDatabase } from './support/databases.ts';
import { codesOf } from './support/gettingIn.ts';

const rows = { query: queryTable, mutation: mutationTable };

/** The callers to whom a field of the schema answers in any of its rows. */
function allowedCallers({ root, name }: RootField): CallerName[] {
  const own = rows[root].filter(({ field }) => field === name);
  return callerNames.filter((caller) => own.some(({ cells }) => cells[caller].startsWith('answers')));
}

const namesOf = (table: readonly RouteRow[]) => [...new Set(table.map(({ route }) => route))].toSorted();

describe('the built schema', () => {
  let schema: GraphQLSchema;
  let fields: readonly RootField[];

  beforeAll(async () => {
    schema = await builtSchema();
    fields = fieldsOf(schema);
  });

  it.each(['query', 'mutation'] as const)('has the same fields as the %s table', (root) => {
    const names = fields.filter((each) => each.root === root).map(({ name }) => name);
    expect([...new Set(rows[root].map(({ field }) => field))].toSorted()).toEqual(names.toSorted());
  });

  it('has rows that say what their document names, for each field that takes an id', () => {
    const unnamed = fields.filter(
      ({ root, name, takes }) =>
        takes.some(({ type }) => isNonNullType(type) && String(type.ofType) === 'ID') &&
        rows[root].some((row) => row.field === name && row.names === ''),
    );
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  /** Object types that both fields for these callers alone and fields for others reach. */
  function sharedBy(callers: readonly CallerName[]): string[] {
    const isTheirs = (field: RootField) => allowedCallers(field).every((caller) => callers.includes(caller));
    const theirs = typesReached(fields.filter(isTheirs));
    const others = typesReached(fields.filter((field) => !isTheirs(field)));
    expect(theirs.size).toBeGreaterThan(5);
    return [...theirs].filter((name) => others.has(name)).toSorted();
  }

  it('shares only categories between fields for administrators and fields for others', () => {
    // Everybody's offers show the name of their category.
    expect(sharedBy(['administrator'])).toEqual(['Category']);
  });

  it('shares only categories and dealings between fields for owners and fields for users', () => {
    // Everybody of a company sees its dealings with a partner.
    const dealings = ['Barcode', 'CallRequest', 'Coupon', 'PartnerAccount', 'PartnerDealings'];
    const shared = sharedBy(['owner', 'otherOwner', 'administrator']);
    expect(shared).toEqual(['Category', ...dealings].toSorted());
  });
});

describe('the built routes', () => {
  it('have the rows of the table in a demo', async () => {
    expect(await builtRoutes({ NODE_ENV: 'demo' })).toEqual(namesOf(routeTable));
  });

  it('also have the fault switch in a test run', async () => {
    expect(await builtRoutes({ NODE_ENV: 'test' })).toEqual(namesOf([...routeTable, ...faultTable]));
  });
});

it('a field that is not listed as public answers visitors with 401, whatever its resolver does', async () => {
  const { Query = {} } = resolvers;
  const original = { ...Query };
  Query.offers = () => [];
  const api = await openApi(await openDatabase());
  Object.assign(Query, original);
  const query = '{ offers { id } }';
  const refused = await api.graphql(query);
  const answered = await api.graphql(query, await api.tokenOf('admin@lintel.test'));
  await api.close();
  expect([refused.statusCode, codesOf(refused)]).toEqual([401, ['UNAUTHENTICATED']]);
  expect(answered.json()).toEqual({ data: { offers: [] } });
});
