import { fromPromise, SimulatedClock, type AnyStateMachine, type EventObject } from 'xstate';
import { createInspector } from '#analytics/inspector.ts';
import type { TrackedEvent } from '#domain/trackingPlan.ts';
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

/** What happened along one path. */
export interface WalkedPath {
  readonly happenings: readonly Happening[];
  /** Rows of the chart's table in the order in which they were taken. */
  readonly rows: readonly string[];
  /** What was tracked meanwhile, in the order in which it was sent. */
  readonly tracked: readonly TrackedEvent[];
  /** The states in force at its end, by their dotted names. */
  readonly states: readonly string[];
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
 * each time replaying the path from the start. What happened is read off what the running chart reports; the
 * shortest paths come first.
 */
export async function walkChart(
  machine: AnyStateMachine,
  happenings: readonly Happening[],
  options: WalkOptions,
): Promise<readonly WalkedPath[]> {
  const walked: WalkedPath[] = [];
  const known = new Set<string>();
  let frontier: Happening[][] = [[]];

  for (let length = 0; frontier.length > 0 && length <= longestPath; length += 1) {
    const next: Happening[][] = [];
    for (const path of frontier) {
      const situation = await replay(machine, path, options);
      if (situation === null) continue;
      walked.push(situation.path);
      if (known.has(situation.key)) continue;
      known.add(situation.key);
      if (situation.isOver) continue;
      next.push(...happenings.map((happening) => [...path, happening]));
    }
    frontier = next;
  }
  return walked;
}

/** How the table of a chart spells what happens. */
export function spellHappening(happening: Happening): string {
  if ('send' in happening) return happening.send.type;
  if ('wait' in happening) return 'after';
  return 'answer' in happening ? `done ${happening.answer}` : `failed ${happening.fail}`;
}

export function keyOf({ from, event, guard, to }: ChartRow): string {
  return [from, event, guard, to].join(' | ');
}

/** The situation at the path's end, or null where an effect that should answer is not running. */
async function replay(
  machine: AnyStateMachine,
  path: readonly Happening[],
  { input, tell, actors, actions = [] }: WalkOptions,
): Promise<{ key: string; path: WalkedPath; isOver: boolean } | null> {
  const rows: string[] = [];
  const tracked: TrackedEvent[] = [];
  const track = createInspector({
    sink: (event) => tracked.push(event),
    readUserInfo: () => null,
    readRoute: () => '*',
    now: () => new Date(0),
  });
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
        track(inspected);
        if (inspected.type !== '@xstate.microstep') return;
        for (const transition of inspected._transitions) rows.push(keyOf(toRow(transition)));
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
      path: {
        happenings: path,
        rows,
        tracked,
        states: snapshot._nodes.map(({ path: names }) => names.join('.') || '*'),
      },
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
