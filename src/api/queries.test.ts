import { expect, it, vi } from 'vitest';
import { superseded } from '#domain/callFailure.ts';
import { createQueries } from './queries.ts';

const queryKey = ['offers'];

it('asks once for what several want', async () => {
  const queries = createQueries(() => undefined);
  const queryFn = vi.fn<() => Promise<number[]>>(() => Promise.resolve([1]));
  await queries.fetch({ queryKey, queryFn });
  expect(await queries.fetch({ queryKey, queryFn })).toEqual([1]);
  expect(queryFn).toHaveBeenCalledTimes(1);
  queries.clear();
  await queries.fetch({ queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('says of what was dropped on its way that its session is over', async () => {
  const failed = vi.fn<() => void>();
  const queries = createQueries(failed);
  const asked = queries.fetch({ queryKey, queryFn: () => new Promise<number[]>(() => undefined) });
  await queries.preload();
  queries.clear();
  await expect(asked).rejects.toBe(superseded);
  expect(failed).not.toHaveBeenCalled();
});

it('shows what was stored until the answer is there, and nothing to whoever has left', async () => {
  const queries = createQueries(() => undefined);
  const observed = queries.observe({ queryKey, queryFn: () => Promise.resolve([1, 2]) }, [1]);
  const left = vi.fn<() => void>();
  observed.subscribe(left)();
  expect(observed.read()).toMatchObject({ data: [1], error: null });
  const end = observed.subscribe(() => undefined);
  await vi.waitFor(() => expect(observed.read()).toMatchObject({ data: [1, 2], error: null }));
  expect(left).not.toHaveBeenCalled();
  end();
});

it.each([[null], [[1]]])(
  'has who joins others not ask again for what has failed (stored: %j)',
  async (stored) => {
    const failed = vi.fn<() => void>();
    const queries = createQueries(failed);
    const refused = { code: 'INVALID_ANSWER', status: 200, message: '', reference: '' };
    const queryFn = vi.fn<() => Promise<number[]>>(() => Promise.reject(refused));
    const query = { queryKey, queryFn, meta: { isTold: true } } as const;
    const [first, joining] = [queries.observe(query, stored), queries.observe(query, stored)];
    const endFirst = first.subscribe(() => undefined);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    const endJoining = joining.subscribe(() => undefined);
    await vi.waitFor(() => expect(joining.read().error).toEqual(refused));
    expect(queryFn).toHaveBeenCalledTimes(1);
    endFirst();
    endJoining();
    first.subscribe(() => undefined);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
  },
);
