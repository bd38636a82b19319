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

/** A row that is shown, about to be declined. */
const describeCurrent = ({ id, version }: Row) => `Row ${id} is now of version ${version}`;

async function decline() {
  const { wrapper, answer, refuse } = holdCalls();
  const decide = vi.fn<Parameters<typeof useDecision<Row, string>>[1]['decide']>();
  const { result } = renderHook(
    () => useDecision(useQuery(rowsQuery).data?.rows ?? [], { decide, describeCurrent, order }),
    {
      wrapper,
    },
  );
  /** How the server has the row, once it is asked. */
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

it('stays open where it is refused and can still be decided', async () => {
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

it('is asked again where somebody else was quicker', async () => {
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

it('is over where it can be decided no more', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockResolvedValue([{ problem: 'Dana Quick changed it since you opened it' }]);
  await confirm();
  await renew({ version: 2, decisions: [] });
  expect(result.current).toMatchObject({ asked: null, outcome: { done: 0, refused: 1 } });
});

it('is made anew about rows as they are after a failure, which may have come when it was half done', async () => {
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
])('leaves what it is about as it is shown where that cannot be read anew once it %s', async (_, outcome) => {
  const { confirm, decide, refuse, result } = await decline();
  decide.mockImplementation(outcome);
  await confirm();
  await refuse(outage);
  expect(result.current).toMatchObject({ asked: 'decline', possible: ['decline'], isDeciding: false });
});

it('is over, with its end unknown, where it failed and can be decided no more', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockRejectedValue(outage);
  await confirm();
  await renew({ version: 2, decisions: [] });
  expect(result.current).toMatchObject({ asked: null, problems: [], outcome: { done: null } });
});

it('ends what somebody wrote by its own full stop', async () => {
  const { confirm, decide, renew, result } = await decline();
  decide.mockResolvedValue([{ problem: 'It was noted: “Too far.”' }]);
  await confirm();
  await renew({ version: 1, decisions: ['decline'] });
  expect(result.current.problems).toEqual(['Nothing was changed. It was noted: “Too far.”']);
});

const refuseTwo = () =>
  Promise.resolve([{ problem: null }, { problem: 'Too late' }, { problem: 'Too late' }]);

it('says once what was refused for the same cause, and for which rows', async () => {
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

it('is offered for the rows that allow it, made for those alone, and leaves the others as they are', async () => {
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

  // A row that comes to allow it later is not one of the two that somebody decides about.
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

  // Told once: other rows do not bring the focus back to it.
  rows = rows.slice(1);
  rerender();
  expect(result.current.outcome).toBe(outcome);
});

it('sends more rows than the server takes at once in several calls, and tells which were refused', async () => {
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
