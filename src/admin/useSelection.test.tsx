// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSelection } from './useSelection.ts';

const rowsOf = (...rows: readonly (readonly [id: string, version: number])[]) =>
  rows.map(([id, version]) => ({ id, version }));

const first = { scope: '', page: '1', rows: rowsOf(['a', 1], ['b', 1]) };
const second = { scope: '', page: '2', rows: rowsOf(['c', 1]) };

afterEach(cleanup);

it('the selection keeps rows of other pages as they were, and updates those of the current page', () => {
  const { result, rerender } = renderHook(useSelection<{ id: string; version: number }>, {
    initialProps: first,
  });
  act(() => result.current.select(['a', 'b']));
  rerender(second);
  act(() => result.current.select(['a', 'b', 'c']));
  rerender({ ...second, rows: rowsOf(['c', 2]) });
  expect(result.current.selected).toEqual(rowsOf(['a', 1], ['b', 1], ['c', 2]));
});

interface Shown {
  readonly page: string | null;
  readonly rows: typeof first.rows;
}

const loaded: Shown = { page: '1', rows: first.rows };

it('the selection drops rows that have left the current page, but not while it loads', () => {
  const { result, rerender } = renderHook(
    ({ page, rows }: Shown) => useSelection({ scope: '', page, rows }),
    { initialProps: loaded },
  );
  act(() => result.current.select(['a', 'b']));
  rerender({ page: null, rows: [] });
  expect(result.current.selected).toHaveLength(2);
  rerender({ page: '1', rows: rowsOf(['a', 2]) });
  expect(result.current.selected).toEqual(rowsOf(['a', 2]));
});

it('the selection is cleared when the search or a filter changes', () => {
  const { result, rerender } = renderHook(useSelection<{ id: string; version: number }>, {
    initialProps: first,
  });
  act(() => result.current.select(['a']));
  rerender({ ...first, scope: 'roof' });
  expect(result.current.selected).toEqual([]);
});

it('the selection does not restore a row that had left its page', () => {
  const { result, rerender } = renderHook(
    ({ page, rows }: Shown) => useSelection({ scope: '', page, rows }),
    { initialProps: loaded },
  );
  act(() => result.current.select(['a', 'b']));
  rerender({ page: '1', rows: rowsOf(['a', 1]) });
  rerender({ page: '2', rows: rowsOf(['c', 1]) });
  expect(result.current.selected).toEqual(rowsOf(['a', 1]));
});

it('the selection can drop rows of other pages, and keeps those of the current page', () => {
  const { result, rerender } = renderHook(
    ({ page, rows }: Shown) => useSelection({ scope: '', page, rows }),
    { initialProps: loaded },
  );
  act(() => result.current.select(['a', 'b']));
  rerender({ page: '2', rows: rowsOf(['c', 1]) });
  act(() => result.current.select(['a', 'b', 'c']));
  act(() => {
    result.current.drop(['b', 'c']);
    result.current.select(['a', 'b', 'c']);
  });
  expect(result.current.selected).toEqual(rowsOf(['a', 1], ['c', 1]));
});
