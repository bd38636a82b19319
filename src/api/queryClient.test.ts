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
])('a query that fails with %s is called the expected number of times', async (_, error, expected) => {
  expect(await countCalls(error)).toBe(expected);
});

it('the query client has the times and retries of the spec', () => {
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

it('a final failure of a query is reported once, unless the caller reports it', async () => {
  const reported: [string, unknown][] = [];
  const client = createQueryClient((...failed) => reported.push(failed));
  client.mount();
  const error = failure(403);
  const queryFn = () => Promise.reject(error);
  const asked = client.fetchQuery({ queryKey: ['categories', 7], queryFn, meta: { isTold: true } });
  await expect(asked).rejects.toBe(error);
  await expect(client.fetchQuery({ queryKey: ['partnerList'], queryFn })).rejects.toBe(error);
  expect(reported).toEqual([['categories', error]]);
  client.unmount();
});

it('a query waits while offline without a retry, and continues afterwards', async () => {
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
