import { settled } from './simulatedTime.ts';
import { formatSequence, type Sequence } from './sequenceText.ts';
import { createWorld } from './world.ts';

/** Plays a sequence; returns the first broken rules with the steps that led there, or null. */
export async function play({ start, steps }: Sequence): Promise<string | null> {
  const world = createWorld(start);
  try {
    await world.begin();
    for (const [index, [event, at]] of steps.entries()) {
      await world.events[event](at);
      await settled();
      const wrong = world.check();
      if (wrong.length > 0)
        return `${formatSequence({ start, steps: steps.slice(0, index + 1) })}: ${wrong.join('; ')}`;
    }
    const wrong = [...(await world.rest()), ...world.check()];
    return wrong.length > 0 ? `${formatSequence({ start, steps })}: at rest ${wrong.join('; ')}` : null;
  } finally {
    await world.stop();
  }
}
