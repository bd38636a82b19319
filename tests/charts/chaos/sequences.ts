import * as fc from 'fast-check';
import { play } from './play.ts';
import type { Step } from './words.ts';
import { createWorld, type Doing, type Start } from './world.ts';

const longest = 16;

/** Whatever may happen, in whatever order. */
async function anySteps(): Promise<fc.Arbitrary<Step[]>> {
  const world = createWorld('a visitor');
  const doings = Object.keys(world.doings) as Doing[];
  await world.stop();
  /** Most of what happens are answers, and tokens that come to their end. */
  const often = doings.filter((doing) => /^a (?:call is|call meets|quarter)/.test(doing));
  const doing = fc.oneof(fc.constantFrom(...doings), fc.constantFrom(...often));
  return fc.array(fc.tuple(doing, fc.nat({ max: 3 })), { maxLength: longest });
}

/** Plays this many sequences; answers the shortest found that goes wrong, in words, or null. */
export async function findWrong(start: Start, runs: number): Promise<string | null> {
  // Loaded at the first list: a world would be over before that.
  await import('#api/queryClient.ts');
  const told = fc.asyncProperty(await anySteps(), async (steps) => {
    const wrong = await play({ start, steps });
    if (wrong !== null) throw new Error(wrong);
  });
  const { failed, errorInstance, seed, numRuns, numShrinks } = await fc.check(told, { numRuns: runs });
  if (!failed) return null;
  return `${(errorInstance as Error).message} (run ${numRuns} of seed ${seed}, shrunk ${numShrinks} times)`;
}
