import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createApollo } from './apollo.ts';

const page = new URL('https://market.example/dashboard') as unknown as Location;

/** One that makes no call. */
const createClient = () =>
  createApollo({
    graphqlUrl: '/graphql',
    network: { isOnline: () => false, onChange: () => () => undefined },
    tokenInForce: () => Promise.resolve(null),
    page: { location: page, parent: { location: page } },
    productionHosts: [],
    onTokenMissing: () => undefined,
    readWanted: () => '/dashboard',
    onFailed: () => undefined,
    onAnswered: () => undefined,
  });

it('keeps what several queries asked of configData and constantType', () => {
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

it('has the error policy all for everything that it does', () => {
  const client = createClient();
  expect(client.defaultOptions).toEqual({
    watchQuery: { errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
    mutate: { errorPolicy: 'all' },
  });
});
