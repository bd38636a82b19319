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
