import {
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { createTracker } from '#analytics/tracker.ts';
import { toChartRow, type ChartRow } from '#charts/chartRows.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import { hasTransitionFor, getActiveStates, getTakenTransitions } from '#machines/internals.ts';
import { createRecorder, format } from './recorder.ts';
import { startUnderParent } from './startUnderParent.ts';

/**
 * A stimulus of a chart: an event sent, an invoked effect that answers or fails, or milliseconds that pass. The harness
 * generates none, so an event without a fixture shows as a row that no path takes.
 */
export type Happening =
  | { readonly send: EventObject & Record<string, unknown> }
  | { readonly answer: string; readonly with: unknown }
  | { readonly fail: string; readonly with: unknown }
  | { readonly wait: number };

/** Outcome of one happening. */
export interface WalkedStep {
  /** Rows of the chart's table in the order in which they were taken. */
  readonly rows: readonly string[];
  /** Acts of the chart, as text. */
  readonly does: readonly string[];
}

/** One path, with everything that the chart did along it. */
export interface WalkedPath {
  readonly input: unknown;
  readonly happenings: readonly Happening[];
  /** The start, and a step for each happening. */
  readonly steps: readonly WalkedStep[];
  /** Rows of all its steps. */
  readonly rows: readonly string[];
  /** Tracked events, in the order in which they were sent. */
  readonly tracked: readonly TrackedEvent[];
  /** Dotted names of the active states at the end. */
  readonly states: readonly string[];
  /** Key of the situation at the end; a walk continues from each situation once. */
  readonly situation: string;
  /** The context at the end. */
  readonly values: string;
  /** True if the chart has reached a final state. */
  readonly isOver: boolean;
}

interface WalkOptions {
  readonly input?: unknown;
  /** Values that distinguish situations, beside the presence of the context's fields and the truth of its flags. */
  readonly distinguishBy?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Names of the ports, each replaced by an effect that waits for the walk to answer. */
  readonly actors?: readonly string[];
  readonly actions?: readonly string[];
}

/** Note that a delay ended before the time that the walk waits. */
export const tooEarly = 'a millisecond too early';

/** Longest path walked; a chart that needs more has grown too large. */
const longestPath = 8;

/**
 * Walks a chart breadth first on live actors: from every situation that it reaches it tries every happening, each time
 * replaying the path from the start. It reads the steps from the inspection events of the chart. The shortest paths
 * come first.
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
      const replayed = await replay(machine, path, options);
      if (replayed === null) continue;
      walked.push(replayed);
      if (known.has(replayed.situation)) continue;
      known.add(replayed.situation);
      if (replayed.isOver) continue;
      next.push(...happenings.map((happening) => [...path, happening]));
    }
    frontier = next;
  }
  return walked;
}

/** The name of a happening in the table of a chart. */
export function spellHappening(happening: Happening): string {
  if ('send' in happening) return happening.send.type;
  if ('wait' in happening) return 'after';
  return 'answer' in happening ? `done ${happening.answer}` : `failed ${happening.fail}`;
}

export function keyOf({ from, event, guard, to }: ChartRow): string {
  return [from, event, guard, to].join(' | ');
}

/** Follows a path from the start; returns null if an effect that should answer is not running. */
export async function replay(
  machine: AnyStateMachine,
  path: readonly Happening[],
  { input, distinguishBy, actors = [], actions = [] }: WalkOptions,
): Promise<WalkedPath | null> {
  const steps: WalkedStep[] = [];
  let rows: string[] = [];
  const broken: unknown[] = [];
  const recorder = createRecorder();
  const tracked: TrackedEvent[] = [];
  const track = createTracker({
    sink: (event) => tracked.push(event),
    readUserInfo: () => null,
    readRoute: () => '*',
    readRuns: () => ({}),
    now: () => new Date(0),
  });
  const running = new Map<string, { answer: (value: unknown) => void; fail: (error: unknown) => void }>();
  const deferred = (name: string) =>
    fromPromise(
      ({ input: given, signal }) =>
        new Promise((resolve, reject) => {
          recorder.note(`runs ${name} ${format(given)}`);
          running.set(name, { answer: resolve, fail: reject });
          signal.addEventListener('abort', () => {
            recorder.note(`stops ${name}`);
            running.delete(name);
          });
        }),
    );
  const clock = new SimulatedClock();
  const does = (name: string) => (_: unknown, params: unknown) =>
    recorder.note(`does ${name} ${format(params)}`);
  const { child: actor, stop } = startUnderParent(
    machine.provide({
      actors: Object.fromEntries(actors.map((name) => [name, deferred(name)])),
      actions: Object.fromEntries(actions.map((name) => [name, does(name)])),
    }),
    {
      input,
      clock,
      inspect: (inspected) => {
        recorder.inspect(inspected);
        if ((inspected.actorRef as AnyActorRef).id !== 'chart') return;
        track(inspected);
        for (const transition of getTakenTransitions(inspected)) rows.push(keyOf(toChartRow(transition)));
      },
      onError: (error) => broken.push(error),
    },
  );
  function endStep(): void {
    if (broken.length > 0) throw broken[0];
    const { status, output } = actor.getSnapshot() as { status: string; output: unknown };
    if (status === 'done') recorder.note(`ends with ${format(output)}`);
    steps.push({ rows, does: recorder.take(actor) });
    rows = [];
  }
  try {
    actor.on('*', (emitted) => recorder.note(`emits ${format(emitted)}`));
    endStep();
    for (const happening of path) {
      if ('send' in happening) {
        const { type } = happening.send;
        const isHeard = hasTransitionFor(actor.getSnapshot() as AnyMachineSnapshot, type);
        actor.send(happening.send);
        if (isHeard && rows.length === 0) recorder.note(`refuses ${format(happening.send)}`);
      } else if ('wait' in happening) {
        clock.increment(happening.wait - 1);
        if (rows.length > 0 || recorder.hasNews()) recorder.note(tooEarly);
        clock.increment(1);
      } else {
        const name = 'answer' in happening ? happening.answer : happening.fail;
        const effect = running.get(name);
        if (!effect) return null;
        running.delete(name);
        if ('answer' in happening) effect.answer(happening.with);
        else effect.fail(happening.with);
        await settled();
      }
      endStep();
    }
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    return {
      input,
      happenings: path,
      steps,
      rows: steps.flatMap((step) => step.rows),
      tracked,
      states: getActiveStates(snapshot).map(({ path: names }) => names.join('.') || '*'),
      situation: JSON.stringify([
        snapshot.value,
        shapeOf(snapshot.context),
        distinguishBy?.(snapshot.context as Readonly<Record<string, unknown>>),
        [...running.keys()],
      ]),
      values: format(snapshot.context),
      isOver: snapshot.status !== 'active',
    };
  } finally {
    stop();
  }
}

/** The presence of each field of a context, and the truth of each flag. */
function shapeOf(context: object): object {
  return Object.fromEntries(
    Object.entries(context).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'boolean' ? value : value !== null && value !== undefined,
    ]),
  );
}

/** Waits until a settled promise has reached the chart. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
