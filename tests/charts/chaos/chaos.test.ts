import { expect, it } from 'vitest';
import { findWrong } from './sequences.ts';
import { laterStarts, starts } from './world.ts';

const isFull = process.env['FULL'] === '1';
const runs = isFull ? 20_000 : 500;

it.each(isFull ? [...starts, ...laterStarts] : starts)(
  'whatever happens in whatever order to %s, nothing of one person is told, shown or sent as of another',
  async (start) => {
    expect(await findWrong(start, runs)).toBeNull();
  },
  1_800_000,
);
