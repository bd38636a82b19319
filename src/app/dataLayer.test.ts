import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import type { FailedOperation } from '#api/dataCall.ts';
import { createPrefetchedFetch } from '#api/prefetchedFetch.ts';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { person, soon, startSession, stored } from '#tests/support/sessionChart.ts';
import { createDataLayer } from './dataLayer.ts';

const save = gql`
  mutation Save {
    save {
      id
    }
  }
`;

it('the client of an ended session makes no call, even after another session has begun', async () => {
  let calls = 0;
  const { origin } = await startLoopbackServer((_, response) => {
    calls += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { save: { __typename: 'Saved', id: '1' } } }));
  });
  const { session } = startSession(stored(person(2)), async () => person(2));
  await soon();
  const location = new URL(`${origin}/dashboard`) as unknown as Location;
  const failed: FailedOperation[] = [];
  const layer = createDataLayer(
    {
      graphqlUrl: `${origin}/graphql`,
      network: { isOnline: () => true, onChange: () => () => undefined },
      getAccessToken: async () => 'current token',
      page: { location, parent: { location } },
      productionHosts: [],
      fetch: createPrefetchedFetch(),
      onTokenMissing: () => undefined,
      readWanted: () => '/dashboard',
      readSession: () => 'any',
      onFailed: (failure) => void failed.push(failure),
      onAnswered: () => undefined,
    },
    session,
  );
  const { client } = layer.current();
  await client.mutate({ mutation: save });
  session.send({ type: 'person.arrived', session: 'second', userInfo: person(3), returnUrl: null });
  const second = await client.mutate({ mutation: save });
  expect(second.error).toMatchObject({ code: 'SUPERSEDED' });
  expect(failed.map(({ failure }) => failure.code)).toEqual(['SUPERSEDED']);
  expect(calls).toBe(1);
});
