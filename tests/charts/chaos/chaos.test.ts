import { expect, it } from 'vitest';
import { findFailure } from './sequences.ts';
import { readSequence } from './sequenceText.ts';
import { laterStarts, listWorldEvents, starts } from './world.ts';

const isFull = process.env['FULL'] === '1';
const runs = isFull ? 20_000 : 500;

it.each([
  'token due, another tab logs in as Y (4), type a product, a stale log-out of another tab arrives, another tab ends the session',
])('a sequence that failed once passes: %s', async (sequence) => {
  const { start, steps } = readSequence(sequence, await listWorldEvents());
  expect(await findFailure(start, 1, true, [[...steps]])).toBeNull();
});

it.each(isFull ? [...starts, ...laterStarts] : starts)(
  "random sequences from the start '%s' never mix data of two people",
  async (start) => {
    expect(await findFailure(start, runs)).toBeNull();
  },
  1_800_000,
);
