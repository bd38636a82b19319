import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { arrowIdOf, toRow, transitionsOf, type ChartRow } from '#charts/chartRows.ts';
import { activeStates } from '#machines/internals.ts';

/** A transition that an event may take; `arrow` is its id in the drawing. */
type Way = Pick<ChartRow, 'guard' | 'from' | 'to'> & { readonly arrow: string | null };

/** An event that a chart accepts in its current state. */
export interface ChartEvent {
  readonly event: string;
  readonly ways: readonly Way[];
  /** Whether one of the transitions reads more of the event than its type. */
  readonly hasPayload: boolean;
}

/**
 * Returns the active states, the innermost first; null where this page's copy of the chart does not know them, as after a
 * change of the chart that only one of the two tabs has loaded.
 */
export function statesIn(chart: AnyStateMachine, value: StateValue): readonly AnyStateNode[] | null {
  try {
    return activeStates(chart.resolveState({ value, context: {} })).toSorted(
      (one, other) => other.path.length - one.path.length,
    );
  } catch {
    return null;
  }
}

/**
 * Lists the events that a chart accepts in these states, in the order in which it tries them: those that can be sent, and
 * its own, such as an answer or the end of a delay. A state's transition hides those of its ancestors unless it has a
 * guard.
 */
export function eventsIn(states: readonly AnyStateNode[]) {
  const transitions = states.flatMap((state) => transitionsOf(state));
  return {
    sent: groupByEvent(transitions.filter(({ eventType }) => !isOwn(eventType))),
    own: groupByEvent(transitions.filter(({ eventType }) => isOwn(eventType))),
  };
}

function isOwn(type: string): boolean {
  return type === '' || type.startsWith('xstate.');
}

function groupByEvent(transitions: readonly AnyTransitionDefinition[]): ChartEvent[] {
  const groups = new Map<string, ChartEvent>();
  for (const transition of transitions) {
    const { event, guard, from, to } = toRow(transition);
    const { ways, hasPayload } = groups.get(event) ?? { ways: [], hasPayload: false };
    if (ways.some((earlier) => hides(earlier, from))) continue;
    groups.set(event, {
      event,
      ways: [...ways, { arrow: arrowIdOf(transition), guard, from, to }],
      hasPayload: hasPayload || readsEvent(transition),
    });
  }
  return [...groups.values()];
}

/** Whether an unguarded transition precedes one of its own state or of an ancestor. */
function hides(earlier: Way, from: string): boolean {
  return earlier.guard === '-' && (from === '*' || `${earlier.from}.`.startsWith(`${from}.`));
}

/** Whether a transition passes more of its event than the type to a guard, an action, or an actor of its target. */
export function readsEvent({ guard, actions, target = [] }: AnyTransitionDefinition): boolean {
  const inputs = target.flatMap(({ invoke }) => invoke.map(({ input }) => input as unknown));
  return [...[guard, ...actions].map(paramsOf), ...inputs].some(accessesEvent);
}

function paramsOf(step: unknown): unknown {
  return typeof step === 'object' && step !== null && 'params' in step ? step.params : undefined;
}

/** Calls a function for parameters, to find out whether it reads the event. */
function accessesEvent(toParams: unknown): boolean {
  if (typeof toParams !== 'function') return false;
  let hasLooked = false;
  const given = {
    context: {},
    get event() {
      hasLooked = true;
      return {};
    },
  };
  try {
    toParams(given);
  } catch {
    // It reads fields that the empty context does not have.
  }
  return hasLooked;
}
