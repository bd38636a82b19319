import { settled } from './simulatedTime.ts';
import { spell, type Sequence } from './words.ts';
import { createWorld } from './world.ts';

/** Lets all of a sequence happen; answers what went wrong first, and where. */
export async function play({ start, steps }: Sequence): Promise<string | null> {
  const world = createWorld(start);
  try {
    await world.begin();
    for (const [index, [doing, at]] of steps.entries()) {
      await world.doings[doing](at);
      await settled();
      const wrong = world.check();
      if (wrong.length > 0)
        return `${spell({ start, steps: steps.slice(0, index + 1) })}: ${wrong.join('; ')}`;
    }
    const wrong = [...(await world.rest()), ...world.check()];
    return wrong.length > 0 ? `${spell({ start, steps })}: at rest ${wrong.join('; ')}` : null;
  } finally {
    await world.stop();
  }
}
