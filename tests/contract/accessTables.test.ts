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
import { openSeeded } from './support/embedded.ts';
import { codesOf } from './support/gettingIn.ts';

const rows = { query: queryTable, mutation: mutationTable };

/** Who is answered by a field of the schema, by any of its rows. */
function answeredBy({ root, name }: RootField): CallerName[] {
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

  it.each(['query', 'mutation'] as const)('has a row for each %s, and no row has none', (root) => {
    const names = fields.filter((each) => each.root === root).map(({ name }) => name);
    expect([...new Set(rows[root].map(({ field }) => field))].toSorted()).toEqual(names.toSorted());
  });

  it('has a row say what its document names, for each field that takes an id', () => {
    const silent = fields.filter(
      ({ root, name, takes }) =>
        takes.some(({ type }) => isNonNullType(type) && String(type.ofType) === 'ID') &&
        rows[root].some((row) => row.field === name && row.names === ''),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  /** Object types that are reached both from fields for these callers alone and from fields for others. */
  function sharedBy(callers: readonly CallerName[]): string[] {
    const isTheirs = (field: RootField) => answeredBy(field).every((caller) => callers.includes(caller));
    const theirs = typesReached(fields.filter(isTheirs));
    const others = typesReached(fields.filter((field) => !isTheirs(field)));
    expect(theirs.size).toBeGreaterThan(5);
    return [...theirs].filter((name) => others.has(name)).toSorted();
  }

  it('leads to no type of administrators from a field for others, but to these', () => {
    // How a category is called, which stands on everybody's offers.
    expect(sharedBy(['administrator'])).toEqual(['Category']);
  });

  it('leads to no type of owners from a field for users, but to these', () => {
    // What a company and its people have with a partner: everybody of it sees that.
    const dealings = ['Barcode', 'CallRequest', 'Coupon', 'PartnerAccount', 'PartnerDealings'];
    const shared = sharedBy(['owner', 'otherOwner', 'administrator']);
    expect(shared).toEqual(['Category', ...dealings].toSorted());
  });
});

describe('the built routes', () => {
  it('each have a row in a demo', async () => {
    expect(await builtRoutes({ NODE_ENV: 'demo' })).toEqual(namesOf(routeTable));
  });

  it('are those and the fault switch in a test run', async () => {
    expect(await builtRoutes({ NODE_ENV: 'test' })).toEqual(namesOf([...routeTable, ...faultTable]));
  });
});

it('a field that is not listed as public refuses a stranger by itself, whatever its resolver does', async () => {
  const { Query = {} } = resolvers;
  const kept = { ...Query };
  Query.offers = () => [];
  const api = await openApi(await openSeeded());
  Object.assign(Query, kept);
  const query = '{ offers { id } }';
  const refused = await api.graphql(query);
  const answered = await api.graphql(query, await api.tokenOf('admin@lintel.test'));
  await api.close();
  expect([refused.statusCode, codesOf(refused)]).toEqual([401, ['UNAUTHENTICATED']]);
  expect(answered.json()).toEqual({ data: { offers: [] } });
});
