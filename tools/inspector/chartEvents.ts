import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { arrowIdOf, toRow, transitionsOf } from '#charts/chartRows.ts';
import { statesInForce } from '#machines/internals.ts';
import { readsEvent } from './readsEvent.ts';

/** A way that an event may take a chart: an arrow of its drawing. */
interface Way {
  readonly arrow: string | null;
  readonly guard: string;
  readonly from: string;
  readonly to: string;
}

/** An event that a chart accepts where it is, and each way that it may take it. */
export interface ChartEvent {
  readonly event: string;
  readonly ways: readonly Way[];
  /** Whether one of them looks at what goes with the event. */
  readonly hasPayload: boolean;
}

/**
 * The states that a chart is in, the innermost first; null where this page's copy of the chart does not know them, as
 * after a change of the chart that only one of the two tabs has loaded.
 */
export function statesIn(chart: AnyStateMachine, value: StateValue): readonly AnyStateNode[] | null {
  try {
    return statesInForce(chart.resolveState({ value, context: {} })).toSorted(
      (one, other) => other.path.length - one.path.length,
    );
  } catch {
    return null;
  }
}

/**
 * What a chart accepts in these states, in the order in which it would be tried: what can be sent, and what happens by
 * itself, as an answer or the end of a delay. What a state does with an event hides what those around it do, but for
 * what its guards let through.
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

/** Behind a way without a guard nothing is tried in its state, nor in those around it. */
function hides(earlier: Way, from: string): boolean {
  return earlier.guard === '-' && (from === '*' || `${earlier.from}.`.startsWith(`${from}.`));
}
