import type { AnyStateMachine } from 'xstate';
import { formatStateName, formatActionNames, listStateNodes } from '#charts/chartRows.ts';

/** A state as the table of a chart lists it; `-` stands for nothing. */
export interface StateRow {
  readonly state: string;
  readonly entry: string;
  readonly exit: string;
  /** Ids of the invoked actors. */
  readonly invoke: string;
  /** The initial child state. */
  readonly initial: string;
  readonly tags: string;
  readonly description: string;
}

/** Every state of a chart, in the chart's order. */
export function stateRowsOf(machine: AnyStateMachine): StateRow[] {
  return listStateNodes(machine.root).map((node) => ({
    state: formatStateName(node),
    entry: formatActionNames(node.entry),
    exit: formatActionNames(node.exit),
    invoke: node.invoke.map(({ id }) => id).join(', ') || '-',
    initial: node.initial?.target.map(formatStateName).join(', ') || '-',
    tags: node.tags.join(', ') || '-',
    description: node.description ?? '-',
  }));
}
