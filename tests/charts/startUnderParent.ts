import {
  createActor,
  setup,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type InspectionEvent,
  type SimulatedClock,
} from 'xstate';

interface ChildOptions {
  readonly input?: unknown;
  /** The real clock by default. */
  readonly clock?: SimulatedClock;
  readonly inspect?: (inspected: InspectionEvent) => void;
  /** Receives errors of the chart, which are otherwise unhandled. */
  readonly onError?: (error: unknown) => void;
}

/** Starts a chart as the child of a parent that records the events it receives; charts of the product have a parent too. */
export function startUnderParent(
  machine: AnyStateMachine,
  { input, clock, inspect, onError }: ChildOptions = {},
) {
  const sent: AnyEventObject[] = [];
  const parent: AnyActorRef = createActor(
    setup({
      actors: { chart: machine },
      actions: {
        note: ({ event }) => {
          sent.push(event);
        },
      },
    }).createMachine({
      invoke: { id: 'chart', src: 'chart', input: input as never },
      on: { '*': { actions: 'note' } },
    }),
    {
      ...(clock && { clock }),
      ...(inspect && { inspect }),
    },
  );
  if (onError) parent.subscribe({ error: onError });
  parent.start();
  const child = (parent.getSnapshot() as { children: Record<string, AnyActorRef> }).children['chart'];
  if (!child) throw new Error('The chart did not start.');
  return { child, sent, stop: () => parent.stop() };
}
