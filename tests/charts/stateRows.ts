import type { AnyStateMachine } from 'xstate';
import { nameOf, namesOf, nodesOf } from '#charts/chartRows.ts';

/** A state as the table of a chart lists it; `-` stands for nothing. */
export interface StateRow {
  readonly state: string;
  readonly entry: string;
  readonly exit: string;
  /** Names of invoked actors. */
  readonly runs: string;
  /** Initial child state. */
  readonly starts: string;
  readonly tags: string;
  readonly description: string;
}

/** Every state of a chart, in the chart's order. */
export function stateRowsOf(machine: AnyStateMachine): StateRow[] {
  return nodesOf(machine.root).map((node) => ({
    state: nameOf(node),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    runs: node.invoke.map(({ id }) => id).join(', ') || '-',
    starts: node.initial?.target.map(nameOf).join(', ') || '-',
    tags: node.tags.join(', ') || '-',
    description: node.description ?? '-',
  }));
}
