import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { arrowIdOf, toChartRow, listTransitions, type ChartRow } from '#charts/chartRows.ts';
import { getActiveStates } from '#machines/internals.ts';

/** A transition that an event may trigger; `arrow` is its id in the drawing. */
type Way = Pick<ChartRow, 'guard' | 'from' | 'to'> & { readonly arrow: string | null };

/** An event that a chart accepts in its current state. */
export interface AcceptedEvent {
  readonly event: string;
  readonly ways: readonly Way[];
  /** Whether a transition reads fields of the event other than its type. */
  readonly hasPayload: boolean;
}

/** Returns the active states, the innermost first; null if the tab has loaded another version of the chart. */
export function listActiveStates(chart: AnyStateMachine, value: StateValue): readonly AnyStateNode[] | null {
  try {
    return getActiveStates(chart.resolveState({ value, context: {} })).toSorted(
      (one, other) => other.path.length - one.path.length,
    );
  } catch {
    return null;
  }
}

/**
 * Lists the events that a chart accepts in these states, in the order in which XState tries them. `sent` has the events
 * that an engineer can send; `own` has the chart's own, such as the result of an actor or the end of a delay. A
 * transition without a guard hides the ancestors' transitions for the same event.
 */
export function listAcceptedEvents(states: readonly AnyStateNode[]) {
  const transitions = states.flatMap((state) => listTransitions(state));
  return {
    sent: groupByEvent(transitions.filter(({ eventType }) => !isOwn(eventType))),
    own: groupByEvent(transitions.filter(({ eventType }) => isOwn(eventType))),
  };
}

function isOwn(type: string): boolean {
  return type === '' || type.startsWith('xstate.');
}

function groupByEvent(transitions: readonly AnyTransitionDefinition[]): AcceptedEvent[] {
  const groups = new Map<string, AcceptedEvent>();
  for (const transition of transitions) {
    const { event, guard, from, to } = toChartRow(transition);
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

/** Whether an unguarded earlier transition, of `from` or a state within, preempts the transitions of `from`. */
function hides(earlier: Way, from: string): boolean {
  return earlier.guard === '-' && (from === '*' || `${earlier.from}.`.startsWith(`${from}.`));
}

/** Whether a transition passes event fields other than the type to a guard, an action, or an actor of its target. */
export function readsEvent({ guard, actions, target = [] }: AnyTransitionDefinition): boolean {
  const inputs = target.flatMap(({ invoke }) => invoke.map(({ input }) => input as unknown));
  return [...[guard, ...actions].map(paramsOf), ...inputs].some(accessesEvent);
}

function paramsOf(step: unknown): unknown {
  return typeof step === 'object' && step !== null && 'params' in step ? step.params : undefined;
}

/** Whether a function reads the event. Calls the function with an empty event and an empty context. */
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
    // The function reads fields that the empty context does not have.
  }
  return hasLooked;
}
