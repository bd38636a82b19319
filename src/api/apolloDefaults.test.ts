import { readdirSync, readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { buildSchema, isAbstractType, Kind } from 'graphql';
import { expect, it } from 'vitest';
import { createApollo } from './apollo.ts';
import { createPrefetchedFetch } from './prefetchedFetch.ts';

const page = new URL('https://market.example/dashboard') as unknown as Location;

/** Creates a client that makes no call. */
const createClient = () =>
  createApollo({
    graphqlUrl: '/graphql',
    network: { isOnline: () => false, onChange: () => () => undefined },
    getAccessToken: () => Promise.resolve(null),
    page: { location: page, parent: { location: page } },
    productionHosts: [],
    fetch: createPrefetchedFetch(),
    onTokenMissing: () => undefined,
    readWanted: () => '/dashboard',
    readSession: () => null,
    onFailed: () => undefined,
    onAnswered: () => undefined,
  });

it('the cache merges the fields of configData and constantType from several queries', () => {
  const client = createClient();
  const write = (field: string, data: object) =>
    client.writeQuery({
      query: gql(`{ ${field} { ${Object.keys(data).join(' ')} } }`),
      data: { [field]: data },
    });
  for (const field of ['configData', 'constantType']) {
    write(field, { first: 1 });
    write(field, { second: 2 });
    expect(client.readQuery({ query: gql(`{ ${field} { first second } }`) })).toEqual({
      [field]: { first: 1, second: 2 },
    });
  }
});

it('every operation has the error policy "all"', () => {
  const client = createClient();
  expect(client.defaultOptions).toEqual({
    watchQuery: { errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
    mutate: { errorPolicy: 'all' },
  });
});

it('the cache knows the possible types of each union and interface of the schema', () => {
  const { cache } = createClient();
  const files = readdirSync('graphql/schema').filter((file) => file.endsWith('.graphql'));
  const schema = buildSchema(files.map((file) => readFileSync(`graphql/schema/${file}`, 'utf8')).join('\n'));
  const abstracts = Object.values(schema.getTypeMap()).filter(isAbstractType);
  expect(abstracts.map(String)).toContain('CallToAction');
  for (const abstract of abstracts) {
    const typeCondition = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: abstract.name } } as const;
    const fragment = {
      kind: Kind.INLINE_FRAGMENT,
      typeCondition,
      selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
    } as const;
    const unknown = schema
      .getPossibleTypes(abstract)
      .filter(({ name }) => !cache.fragmentMatches(fragment, name));
    expect(unknown.map(String)).toEqual([]);
  }
});
