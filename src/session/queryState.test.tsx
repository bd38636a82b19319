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
  ['stays as it was where that fails', outage, { note: 'Ours' }],
  ['is not shown where it is gone', refusal('NOT_FOUND'), undefined],
])('of one thing that is read anew: it %s', async (_, failure, shown) => {
  const { wrapper, answer, refuse } = holdCalls();
  const { result } = renderHook(() => useQuery(noteQuery), { wrapper });
  await answer({ note: 'Ours' });
  act(() => void result.current.refetch().catch(() => undefined));
  await refuse(failure);
  expect(result.current.error).toBeDefined();
  expect(keptData(result.current)).toEqual(shown);
});
