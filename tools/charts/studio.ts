import type { AnyStateMachine } from 'xstate';

/** Prints a chart for the hosted editor ("Import from code"), with the names of actions and guards (decision 1). */
export function toStudioSource(chart: AnyStateMachine): string {
  return `createMachine(${JSON.stringify(chart.config, null, 2)})`;
}
