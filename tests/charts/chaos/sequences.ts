import * as fc from 'fast-check';
import { play } from './play.ts';
import type { Step } from './words.ts';
import { listDoings, type Start } from './world.ts';

const longest = 16;

/** Arbitrary sequences of everything that can happen. */
async function anySteps(): Promise<fc.Arbitrary<Step[]>> {
  const doings = await listDoings();
  /** Most of what happens are calls and their answers, tokens that come to their end, and people who leave. */
  const often = doings.filter((doing) => /^(?:a (?:call is|call meets|quarter|page asks)|log )/.test(doing));
  const doing = fc.oneof(fc.constantFrom(...doings), fc.constantFrom(...often));
  return fc.array(fc.tuple(doing, fc.nat({ max: 3 })), { maxLength: longest });
}

/** Plays this many sequences, `examples` first; answers one that goes wrong, in words and as short as it can be made, or null. */
export async function findWrong(
  start: Start,
  runs: number,
  asFound = false,
  examples: readonly Step[][] = [],
): Promise<string | null> {
  // Loaded at the first list: a world would be over before that.
  await import('#api/queryClient.ts');
  const told = fc.asyncProperty(await anySteps(), async (steps) => {
    const wrong = await play({ start, steps });
    if (wrong !== null) throw new Error(wrong);
  });
  const { failed, errorInstance, seed, numRuns, numShrinks } = await fc.check(told, {
    numRuns: runs,
    endOnFailure: asFound,
    examples: examples.map((steps) => [steps]),
  });
  if (!failed) return null;
  return `${(errorInstance as Error).message} (run ${numRuns} of seed ${seed}, shrunk ${numShrinks} times)`;
}
