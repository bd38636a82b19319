import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { settled } from '#tests/charts/chaos/simulatedTime.ts';
import { readSequence } from '#tests/charts/chaos/sequenceText.ts';
import { createWorld, listWorldEvents } from '#tests/charts/chaos/world.ts';
import { formatState } from './recorder.ts';

export interface PlayedStep {
  readonly words: string;
  /** Charts of the simulated world, each with its active states. */
  readonly charts: readonly (readonly [chart: string, state: string])[];
  /** Rules that are broken after this step. */
  readonly wrong: readonly string[];
}

/** Opens a player in a simulated world; throws for an invalid text. `next` plays steps, then settles, then is null. */
export async function openPlayer(text: string) {
  const { steps, start } = readSequence(text, await listWorldEvents());
  const world = createWorld(start);
  const { app } = world.charts;
  let played = 0;

  async function describe(words: string): Promise<PlayedStep> {
    await settled();
    const snapshot = app.getSnapshot();
    const { flow } = snapshot.context;
    const running: Readonly<Record<string, AnyActorRef | undefined>> = {
      ...snapshot.children,
      ...(flow && { [flow.name]: flow.actor }),
    };
    const charts = Object.entries(running).flatMap(([name, actor]) => {
      const state = actor?.getSnapshot() as AnyMachineSnapshot | undefined;
      return state && 'machine' in state ? [[name, formatState(state)] as const] : [];
    });
    return { words, charts: [['app', formatState(snapshot)], ...charts], wrong: world.check() };
  }

  async function begin(): Promise<PlayedStep> {
    try {
      await world.begin();
      return await describe(start);
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
        const last = await describe('at rest');
        return { ...last, wrong: [...endless, ...last.wrong] };
      }
      const [event, at] = step;
      await world.events[event](at);
      return describe(at === 0 ? event : `${event} (${at + 1})`);
    },
    stop: world.stop,
  };
}
