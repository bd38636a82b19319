import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createWorld, starts, type Doing, type Start } from './world.ts';

/** One thing that happens, and to which of several calls or sessions it does. */
type Step = readonly [Doing, number];

const runs = process.env['FULL'] === '1' ? 20_000 : 500;
const longest = 16;

beforeAll(async () => {
  // Loaded at the first list: a world would be over before that.
  await import('#api/queryClient.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets all of it happen; answers what went wrong first, and where. */
async function play(start: Start, steps: readonly Step[]): Promise<string | null> {
  const world = createWorld(start);
  try {
    await world.settled();
    const told: string[] = [start];
    for (const [doing, at] of steps) {
      told.push(doing);
      await world.doings[doing](at);
      await world.settled();
      const wrong = world.check();
      if (wrong.length > 0) return `${told.join(', ')}: ${wrong.join('; ')}`;
    }
    const endless = [...(await world.rest()), ...world.check()];
    return endless.length > 0 ? `${told.join(', ')}, rest: ${endless.join('; ')}` : null;
  } finally {
    await world.stop();
  }
}

const doings = Object.keys(createWorld('a visitor').doings) as Doing[];
/** Most of what happens are answers, and tokens that come to their end. */
const often = doings.filter((doing) => /^a (?:call|quarter)/.test(doing));
const doing = fc.oneof(fc.constantFrom(...doings), fc.constantFrom(...often));
const steps = fc.array(fc.tuple(doing, fc.nat({ max: 3 })), { maxLength: longest });

it.each(starts)(
  'whatever happens in whatever order to %s, nothing of one person is told, shown or sent as of another',
  async (start) => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        expect(await play(start, sequence)).toBeNull();
      }),
      { numRuns: runs },
    );
  },
  1_800_000,
);
