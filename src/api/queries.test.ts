import { expect, it, vi } from 'vitest';
import { superseded } from '#domain/callFailure.ts';
import { loadOnce } from './loadOnce.ts';
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

it('loads again what could not be loaded', async () => {
  const code = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));
  code.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  const load = loadOnce(code);
  await expect(load()).rejects.toThrow('offline');
  expect([await load(), await load()]).toEqual(['code', 'code']);
});
