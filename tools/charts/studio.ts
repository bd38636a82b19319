import type { AnyStateMachine } from 'xstate';

/**
 * Prints a chart as a call of `createMachine`, which the hosted editor imports ("Import from code"). Actions, guards,
 * effects, and delays are only names (decision 1), without their parameters.
 */
export function toStudio(chart: AnyStateMachine): string {
  return `createMachine(${JSON.stringify(chart.config, null, 2)})`;
}
