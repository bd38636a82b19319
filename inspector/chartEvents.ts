import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { toRow, transitionsOf } from '#machines/chartRows.ts';
import { statesInForce } from '#machines/internals.ts';

/** An event that a chart accepts where it is, and each way that it may take it. */
export interface ChartEvent {
  readonly event: string;
  readonly ways: readonly { readonly guard: string; readonly to: string; readonly from: string }[];
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
  const rows = states.flatMap((state) => transitionsOf(state));
  const sent = rows.filter(({ eventType }) => !isOwn(eventType));
  const own = rows.filter(({ eventType }) => isOwn(eventType));
  return { sent: groupByEvent(sent.map(toRow)), own: groupByEvent(own.map(toRow)) };
}

function isOwn(type: string): boolean {
  return type === '' || type.startsWith('xstate.');
}

function groupByEvent(rows: readonly ReturnType<typeof toRow>[]): ChartEvent[] {
  const groups = new Map<string, ReturnType<typeof toRow>[]>();
  for (const row of rows) {
    const ways = groups.get(row.event) ?? [];
    // Behind a way without a guard nothing is tried.
    if (ways.at(-1)?.guard !== '-') groups.set(row.event, [...ways, row]);
  }
  return [...groups].map(([event, ways]) => ({ event, ways }));
}
