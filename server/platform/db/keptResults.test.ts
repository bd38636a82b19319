import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeptResults } from './keptResults.ts';

it('a result is kept until something is written, for a second at most', async () => {
  const { read, forget } = createKeptResults();
  let executions = 0;
  const count = () => read('count', () => Promise.resolve([(executions += 1)]));
  const others = read('others', () => Promise.resolve([0]));
  expect(await Promise.all([count(), count(), others])).toEqual([[1], [1], [0]]);
  forget();
  expect(await Promise.all([count(), count()])).toEqual([[2], [2]]);
  await delay(1_050);
  expect(await count()).toEqual([3]);
});

it('a result that is under way during a write is not kept', async () => {
  const { read, forget } = createKeptResults();
  const first = read('rows', () => delay(20, ['before']));
  forget();
  expect(await first).toEqual(['before']);
  expect(await read('rows', () => Promise.resolve(['after']))).toEqual(['after']);
});

it('a failure is not kept', async () => {
  const { read } = createKeptResults();
  await expect(read('rows', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await read('rows', () => Promise.resolve(['here']))).toEqual(['here']);
});
