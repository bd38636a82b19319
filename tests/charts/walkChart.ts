import { fromPromise, SimulatedClock, type AnyStateMachine, type EventObject } from 'xstate';
import { toRow, type ChartRow } from '#machines/chartRows.ts';
import { startUnderParent } from './startUnderParent.ts';

/**
 * What may happen to a chart while it is walked: an event sent, an invoked effect that answers or fails, or
 * milliseconds that pass.
 * The harness invents none, so that an event without a fixture is noticed as a row that was not taken.
 */
export type Happening =
  | { readonly send: EventObject & Record<string, unknown> }
  | { readonly answer: string; readonly with: unknown }
  | { readonly fail: string; readonly with: unknown }
  | { readonly wait: number };

export interface Walk {
  /** Every row of the chart's table that was taken at least once. */
  readonly taken: ReadonlySet<string>;
  /** Every state that was reached, by its dotted names. */
  readonly reached: ReadonlySet<string>;
}

interface WalkOptions {
  readonly input?: unknown;
  /** What of the context tells two situations apart, beside the state's value. */
  readonly tell?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Names of the ports, each replaced by an effect that waits for the walk to answer. */
  readonly actors: readonly string[];
  readonly actions?: readonly string[];
}

/** Longest path walked; a chart that needs more has grown too large. */
const longestPath = 8;

/**
 * Walks a chart breadth first on live actors: from every situation that it reaches it tries every happening,
 * each time replaying the path from the start. Rows and states are read off what the running chart reports.
 */
export async function walkChart(
  machine: AnyStateMachine,
  happenings: readonly Happening[],
  options: WalkOptions,
): Promise<Walk> {
  const taken = new Set<string>();
  const reached = new Set<string>();
  const known = new Set<string>();
  let frontier: Happening[][] = [[]];

  for (let length = 0; frontier.length > 0 && length <= longestPath; length += 1) {
    const next: Happening[][] = [];
    for (const path of frontier) {
      const situation = await replay(machine, path, options, (row) => taken.add(keyOf(row)));
      if (situation === null) continue;
      for (const state of situation.states) reached.add(state);
      if (known.has(situation.key)) continue;
      known.add(situation.key);
      if (situation.isOver) continue;
      next.push(...happenings.map((happening) => [...path, happening]));
    }
    frontier = next;
  }
  return { taken, reached };
}

export function keyOf({ from, event, guard, to }: ChartRow): string {
  return [from, event, guard, to].join(' | ');
}

/** The situation at the path's end, or null where an effect that should answer is not running. */
async function replay(
  machine: AnyStateMachine,
  path: readonly Happening[],
  { input, tell, actors, actions = [] }: WalkOptions,
  onRow: (row: ChartRow) => void,
): Promise<{ key: string; states: string[]; isOver: boolean } | null> {
  const running = new Map<string, { answer: (value: unknown) => void; fail: (error: unknown) => void }>();
  const deferred = (name: string) =>
    fromPromise(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          running.set(name, { answer: resolve, fail: reject });
          signal.addEventListener('abort', () => running.delete(name));
        }),
    );
  const clock = new SimulatedClock();
  const { child: actor, stop } = startUnderParent(
    machine.provide({
      actors: Object.fromEntries(actors.map((name) => [name, deferred(name)])),
      actions: Object.fromEntries(actions.map((name) => [name, () => undefined])),
    }),
    {
      input,
      clock,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        for (const transition of inspected._transitions) onRow(toRow(transition));
      },
    },
  );
  try {
    for (const happening of path) {
      if ('send' in happening) {
        actor.send(happening.send);
      } else if ('wait' in happening) {
        clock.increment(happening.wait);
      } else {
        const name = 'answer' in happening ? happening.answer : happening.fail;
        const effect = running.get(name);
        if (!effect) return null;
        running.delete(name);
        if ('answer' in happening) effect.answer(happening.with);
        else effect.fail(happening.with);
        await settled();
      }
    }
    const snapshot = actor.getSnapshot() as {
      status: string;
      value: unknown;
      context: Record<string, unknown>;
      _nodes: { path: string[] }[];
    };
    return {
      key: JSON.stringify([snapshot.value, tell?.(snapshot.context), [...running.keys()]]),
      states: snapshot._nodes.map(({ path: names }) => names.join('.') || '*'),
      isOver: snapshot.status !== 'active',
    };
  } finally {
    stop();
  }
}

/** Long enough for a settled promise to reach the chart. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
