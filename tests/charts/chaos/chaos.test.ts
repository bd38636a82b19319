import { expect, it } from 'vitest';
import { findWrong } from './sequences.ts';
import { readSequence } from './words.ts';
import { laterStarts, listDoings, starts } from './world.ts';

const isFull = process.env['FULL'] === '1';
const runs = isFull ? 20_000 : 500;

it.each([
  'the token due, another tab logs in as Y (4), type a product, a stale log-out of another tab arrives, another tab finds its session over',
])('what went wrong once does so no more: %s', async (sequence) => {
  const { start, steps } = readSequence(sequence, await listDoings());
  expect(await findWrong(start, 1, true, [[...steps]])).toBeNull();
});

it.each(isFull ? [...starts, ...laterStarts] : starts)(
  'whatever happens in whatever order to %s, nothing of one person is told, shown or sent as of another',
  async (start) => {
    expect(await findWrong(start, runs)).toBeNull();
  },
  1_800_000,
);
