import { onlineManager } from '@tanstack/query-core';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './queryClient.ts';

afterEach(() => onlineManager.setOnline(true));

const failure = (status: number, code = 'UNAVAILABLE') => ({ code, message: 'No.', status, reference: '' });

async function countCalls(error: unknown): Promise<number> {
  let calls = 0;
  const client = createQueryClient(() => undefined);
  client.mount();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  const answer = client.fetchQuery({
    queryKey: ['list'],
    queryFn: () => {
      calls += 1;
      throw error;
    },
  });
  await expect(answer).rejects.toBe(error);
  client.unmount();
  return calls;
}

it.each([
  ['no answer', failure(0, 'UNREACHABLE'), 4],
  ['a failing server', failure(503), 4],
  ['too many requests', failure(429), 4],
  ['a time-out', failure(408), 4],
  ['a refusal', failure(403), 1],
  ['a rejected token', failure(401), 1],
  ['an answer that cannot be read', failure(0, 'UNEXPECTED'), 1],
])('after %s it calls as often as that is worth', async (_, error, expected) => {
  expect(await countCalls(error)).toBe(expected);
});

it('has the numbers of the spec', () => {
  const { queries } = createQueryClient(() => undefined).getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 1_000, gcTime: 300_000, refetchOnWindowFocus: false });
  const { retry, retryDelay } = queries as {
    retry: (failures: number, error: unknown) => boolean;
    retryDelay: (failures: number) => number;
  };
  const failures = [0, 1, 2, 3, 4, 5, 6];
  expect(failures.map((count) => retry(count, failure(503)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(failures.map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it('tells once of a list that has failed for good, unless the wrapper does', async () => {
  const told: [string, unknown][] = [];
  const client = createQueryClient((...failed) => told.push(failed));
  client.mount();
  const error = failure(403);
  const queryFn = () => Promise.reject(error);
  const asked = client.fetchQuery({ queryKey: ['categories', 7], queryFn, meta: { isTold: true } });
  await expect(asked).rejects.toBe(error);
  await expect(client.fetchQuery({ queryKey: ['partnerList'], queryFn })).rejects.toBe(error);
  expect(told).toEqual([['categories', error]]);
  client.unmount();
});

it('waits while offline without spending a try, and goes on afterwards', async () => {
  const client = createQueryClient(() => undefined);
  client.mount();
  onlineManager.setOnline(false);
  let calls = 0;
  const answer = client.fetchQuery({
    queryKey: ['list'],
    queryFn: () => {
      calls += 1;
      return 'list';
    },
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(calls).toBe(0);
  onlineManager.setOnline(true);
  await expect(answer).resolves.toBe('list');
  client.unmount();
});
