// @vitest-environment jsdom
import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { outage, refusal } from '#tests/support/failures.ts';
import { holdCalls } from '#tests/support/heldCalls.tsx';
import { keptData } from './queryState.ts';

const noteQuery: TypedDocumentNode<{ readonly note: string }> = gql`
  query Note {
    note
  }
`;

afterEach(cleanup);

it.each([
  ['are kept after an outage', outage, { note: 'Ours' }],
  ['are dropped if the record no longer exists', refusal('NOT_FOUND'), undefined],
])('data whose refetch fails %s', async (_, failure, shown) => {
  const { wrapper, answer, refuse } = holdCalls();
  const { result } = renderHook(() => useQuery(noteQuery), { wrapper });
  await answer({ note: 'Ours' });
  act(() => void result.current.refetch().catch(() => undefined));
  await refuse(failure);
  expect(result.current.error).toBeDefined();
  expect(keptData(result.current)).toEqual(shown);
});
