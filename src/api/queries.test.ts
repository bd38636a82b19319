import { expect, it, vi } from 'vitest';
import { supersededFailure } from '#domain/callFailure.ts';
import { createRestQueries } from './queries.ts';

const queryKey = ['offers'];

it('a query with a fresh result is not made again until the cache is cleared', async () => {
  const queries = createRestQueries(() => undefined);
  const queryFn = vi.fn<() => Promise<number[]>>(() => Promise.resolve([1]));
  await queries.fetch({ queryKey, queryFn });
  expect(await queries.fetch({ queryKey, queryFn })).toEqual([1]);
  expect(queryFn).toHaveBeenCalledTimes(1);
  queries.clear();
  await queries.fetch({ queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('a pending query rejects with SUPERSEDED when the cache is cleared', async () => {
  const failed = vi.fn<() => void>();
  const queries = createRestQueries(failed);
  const asked = queries.fetch({ queryKey, queryFn: () => new Promise<number[]>(() => undefined) });
  await queries.preload();
  queries.clear();
  await expect(asked).rejects.toBe(supersededFailure);
  expect(failed).not.toHaveBeenCalled();
});

it('a query shows stored data until its result arrives, and does not call listeners that have unsubscribed', async () => {
  const queries = createRestQueries(() => undefined);
  const observed = queries.observe({ queryKey, queryFn: () => Promise.resolve([1, 2]) }, [1]);
  const left = vi.fn<() => void>();
  observed.subscribe(left)();
  expect(observed.read()).toMatchObject({ data: [1], error: null });
  const end = observed.subscribe(() => undefined);
  await vi.waitFor(() => expect(observed.read()).toMatchObject({ data: [1, 2], error: null }));
  expect(left).not.toHaveBeenCalled();
  end();
});

it.each([[null], [[1]]])('a second observer does not repeat a failed query (stored: %j)', async (stored) => {
  const failed = vi.fn<() => void>();
  const queries = createRestQueries(failed);
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
});
