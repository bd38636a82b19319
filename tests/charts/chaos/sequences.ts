import * as fc from 'fast-check';
import { play } from './play.ts';
import type { Step } from './sequenceText.ts';
import { listWorldEvents, type Start } from './world.ts';

/** Arbitrary sequences of all events of a world. */
async function arbitrarySteps(): Promise<fc.Arbitrary<Step[]>> {
  const events = await listWorldEvents();
  /** Calls and their answers, expired tokens, and log-outs, which occur in most failures. */
  const often = events.filter((event) => /^(?:a (?:call is|call fails|quarter|page makes)|log )/.test(event));
  const event = fc.oneof(fc.constantFrom(...events), fc.constantFrom(...often));
  return fc.array(fc.tuple(event, fc.nat({ max: 3 })), { maxLength: 16 });
}

/** Plays this many sequences, `examples` first; returns a failing one, shrunk unless `asFound`, or null. */
export async function findFailure(
  start: Start,
  runs: number,
  asFound = false,
  examples: readonly Step[][] = [],
): Promise<string | null> {
  // The product loads the query client with the first list; a world would not wait for it.
  await import('#api/queryClient.ts');
  const property = fc.asyncProperty(await arbitrarySteps(), async (steps) => {
    const wrong = await play({ start, steps });
    if (wrong !== null) throw new Error(wrong);
  });
  const { failed, errorInstance, seed, numRuns, numShrinks } = await fc.check(property, {
    numRuns: runs,
    endOnFailure: asFound,
    examples: examples.map((steps) => [steps]),
  });
  if (!failed) return null;
  return `${(errorInstance as Error).message} (run ${numRuns} of seed ${seed}, shrunk ${numShrinks} times)`;
}
