// @vitest-environment jsdom
import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import { outage } from '#tests/support/failures.ts';
import { holdCalls } from '#tests/support/heldCalls.tsx';
import { useDecision } from './useDecision.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly decisions: readonly ('plan' | 'decline')[];
}

const rowsQuery: TypedDocumentNode<{ readonly rows: readonly Row[] }> = gql`
  query Rows {
    rows {
      id
      version
      decisions
    }
  }
`;

const order = ['plan', 'decline'] as const;

const describeCurrent = ({ id, version }: Row) => `Row ${id} is now of version ${version}`;

/** Shows a row and asks to decline it. */
async function decline() {
  const { wrapper, answer, refuse } = holdCalls();
  const decide = vi.fn<Parameters<typeof useDecision<Row, string>>[1]['decide']>();
  const { result } = renderHook(
    () => useDecision(useQuery(rowsQuery).data?.rows ?? [], { decide, describeCurrent, order }),
    {
      wrapper,
    },
  );
  /** Answers the query with the current row of the server. */
  const renew = (row: Omit<Row, 'id'>) => answer({ rows: [{ __typename: 'Row', id: '1', ...row }] });
  await renew({ version: 1, decisions: ['decline'] });
  act(() => result.current.ask('decline'));
  return {
    decide,
    result,
    refuse,
    renew,
    confirm: () => act(async () => result.current.confirm('Too far.')),
  };
}

afterEach(cleanup);

it('a refused decision stays open if it is still possible', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockResolvedValue([{ problem: 'Decide about their application first' }]);
  await confirm();
  await renew({ version: 1, decisions: ['decline'] });
  expect(result.current).toMatchObject({
    asked: 'decline',
    outcome: null,
    problems: ['Nothing was changed. Decide about their application first.'],
  });
});

it('a decision asks again if somebody else has changed the row', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockResolvedValue([{ problem: 'Dana Quick changed it since you opened it' }]);
  await confirm();
  await renew({ version: 2, decisions: ['decline'] });
  expect(result.current.asked).toBe('decline');
  expect(result.current.problems[0]).toBe(
    'Nothing was changed. Dana Quick changed it since you opened it. Row 1 is now of version 2. ' +
      'Confirm again to do it anyway.',
  );
  await confirm();
  expect(decide).toHaveBeenLastCalledWith([{ id: '1', version: 2 }], 'Too far.');
});

it('a refused decision ends if it is no longer possible', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockResolvedValue([{ problem: 'Dana Quick changed it since you opened it' }]);
  await confirm();
  await renew({ version: 2, decisions: [] });
  expect(result.current).toMatchObject({ asked: null, outcome: { done: 0, refused: 1 } });
});

it('a retry after a failure uses the current versions of the rows, since the decision may be half done', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockRejectedValue(outage);
  await confirm();
  await renew({ version: 2, decisions: ['decline'] });
  expect(result.current).toMatchObject({ asked: 'decline', isDeciding: false });
  await confirm();
  expect(decide).toHaveBeenLastCalledWith([{ id: '1', version: 2 }], 'Too far.');
});

it.each([
  ['was refused', () => Promise.resolve([{ problem: 'Decide about their application first' }])],
  ['failed', () => Promise.reject(outage)],
])('a decision that %s keeps the shown rows if they cannot be read again', async (_, outcome) => {
  const { confirm, decide, refuse, result } = await decline();
  decide.mockImplementation(outcome);
  await confirm();
  await refuse(outage);
  expect(result.current).toMatchObject({ asked: 'decline', possible: ['decline'], isDeciding: false });
});

it('a failed decision ends with an unknown outcome if it is no longer possible', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockRejectedValue(outage);
  await confirm();
  await renew({ version: 2, decisions: [] });
  expect(result.current).toMatchObject({ asked: null, problems: [], outcome: { done: null } });
});

it('a problem that ends with a period gets no second one', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockResolvedValue([{ problem: 'It was noted: “Too far.”' }]);
  await confirm();
  await renew({ version: 1, decisions: ['decline'] });
  expect(result.current.problems).toEqual(['Nothing was changed. It was noted: “Too far.”']);
});

const refuseTwo = () =>
  Promise.resolve([{ problem: null }, { problem: 'Too late' }, { problem: 'Too late' }]);

it('the outcome lists each problem once, and the refused rows', async () => {
  const onDone = vi.fn<(refused: readonly string[]) => void>();
  const rows = ['1', '2', '3'].map((id): Row => ({ id, version: 1, decisions: ['decline'] }));
  const { wrapper } = holdCalls();
  const { result } = renderHook(
    () => useDecision(rows, { decide: refuseTwo, describeCurrent, order, onDone }),
    {
      wrapper,
    },
  );
  act(() => result.current.ask('decline'));
  await act(async () => result.current.confirm('Too far.'));
  expect(result.current.outcome).toEqual({ done: 1, refused: 2, problems: ['Too late'], others: 0 });
  expect(onDone).toHaveBeenCalledWith(['2', '3']);
});

it('a decision is offered and made only for the rows that allow it', async () => {
  const onDone = vi.fn<(left: readonly string[]) => void>();
  const decide = vi.fn<Parameters<typeof useDecision<Row, string>>[1]['decide']>();
  decide.mockResolvedValue([{ problem: null }, { problem: 'Too late' }]);
  let rows: readonly Row[] = [
    { id: '1', version: 1, decisions: ['decline'] },
    { id: '2', version: 1, decisions: ['decline', 'plan'] },
    { id: '3', version: 1, decisions: [] },
  ];
  const { wrapper } = holdCalls();
  const { result, rerender } = renderHook(
    () => useDecision(rows, { decide, describeCurrent, order, onDone }),
    {
      wrapper,
    },
  );
  expect(result.current.possible).toEqual(['plan', 'decline']);
  expect(result.current.nameFor('decline', 'Decline')).toBe('Decline 2 of 3');
  expect(result.current.nameFor('plan', 'Plan')).toBe('Plan 1 of 3');
  act(() => result.current.ask('decline'));

  // A row that allows the decision later is not part of it.
  rows = rows.map(({ id, version }) => ({ id, version, decisions: ['decline'] }));
  rerender();
  await act(async () => result.current.confirm('Too far.'));
  expect(decide).toHaveBeenCalledWith(
    [
      { id: '1', version: 1 },
      { id: '2', version: 1 },
    ],
    'Too far.',
  );
  const { outcome } = result.current;
  expect(outcome).toEqual({ done: 1, refused: 1, problems: ['Too late'], others: 1 });
  expect(onDone).toHaveBeenCalledWith(['2', '3']);

  // The same object: other rows do not move the focus to the outcome again.
  rows = rows.slice(1);
  rerender();
  expect(result.current.outcome).toBe(outcome);
});

it('a decision about more rows than the server accepts in one call makes several, and reports refused rows', async () => {
  const { wrapper } = holdCalls();
  const rows = Array.from({ length: limits.pageSize + 1 }, (_, at): Row => {
    return { id: String(at + 1), version: 1, decisions: ['decline'] };
  });
  const decide = vi.fn<Parameters<typeof useDecision<Row, string>>[1]['decide']>((named) =>
    Promise.resolve(named.map(({ id }) => (id === '101' ? { problem: 'Too late' } : {}))),
  );
  const onRefused = vi.fn<(ids: readonly string[]) => void>();
  const { result } = renderHook(() => useDecision(rows, { decide, describeCurrent, order, onRefused }), {
    wrapper,
  });
  act(() => result.current.ask('decline'));
  await act(async () => result.current.confirm('Too far.'));
  expect(decide.mock.calls.map(([named]) => named.length)).toEqual([limits.pageSize, 1]);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(['101']);
  expect(result.current.outcome).toMatchObject({ done: limits.pageSize, refused: 1 });
});
