import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { settled } from '#tests/charts/chaos/simulatedTime.ts';
import { readSequence } from '#tests/charts/chaos/words.ts';
import { createWorld, listDoings } from '#tests/charts/chaos/world.ts';
import { spellState } from './recorder.ts';

export interface PlayedStep {
  readonly words: string;
  /** Charts of the simulated world by name, with the states that they are in. */
  readonly charts: readonly (readonly [chart: string, state: string])[];
  /** Complaints of chaos about this step. */
  readonly wrong: readonly string[];
}

/**
 * Plays a printed sequence on the real charts over a simulated world, one step for each call of `next`; after the last
 * one whatever is asked is answered, until the world is at rest.
 */
export async function openPlayer(text: string) {
  const { steps, start } = readSequence(text, await listDoings());
  const world = createWorld(start);
  const { app } = world.charts;
  let played = 0;

  async function tell(words: string): Promise<PlayedStep> {
    await settled();
    const snapshot = app.getSnapshot();
    const { flow } = snapshot.context;
    const running: Readonly<Record<string, AnyActorRef | undefined>> = {
      ...snapshot.children,
      ...(flow && { [flow.name]: flow.actor }),
    };
    const charts = Object.entries(running).flatMap(([name, actor]) => {
      const state = actor?.getSnapshot() as AnyMachineSnapshot | undefined;
      return state && 'machine' in state ? [[name, spellState(state)] as const] : [];
    });
    return { words, charts: [['app', spellState(snapshot)], ...charts], wrong: world.check() };
  }

  async function begin(): Promise<PlayedStep> {
    try {
      await world.begin();
      return await tell(start);
    } catch (error) {
      await world.stop();
      throw error;
    }
  }

  return {
    begun: await begin(),
    next: async (): Promise<PlayedStep | null> => {
      if (played > steps.length) return null;
      const step = steps[played];
      played += 1;
      if (!step) {
        const endless = await world.rest();
        const last = await tell('at rest');
        return { ...last, wrong: [...endless, ...last.wrong] };
      }
      const [doing, at] = step;
      await world.doings[doing](at);
      return tell(at === 0 ? doing : `${doing} (${at + 1})`);
    },
    stop: world.stop,
  };
}
