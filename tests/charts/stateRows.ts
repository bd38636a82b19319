import type { AnyStateMachine } from 'xstate';
import { nameOf, namesOf, nodesOf } from '#charts/chartRows.ts';

/** State as a chart's table lists it; `-` stands for nothing. */
export interface StateRow {
  readonly state: string;
  readonly entry: string;
  readonly exit: string;
  /** Names of what it invokes. */
  readonly runs: string;
  /** State in it that it starts in. */
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
