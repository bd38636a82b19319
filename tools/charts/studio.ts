import type { AnyStateMachine } from 'xstate';

/**
 * Prints a chart as a call of `createMachine`, which the hosted editor imports ("Import from code"). Actions, guards,
 * effects, and delays stay names (decision 1); their parameters are left out.
 */
export function toStudio(chart: AnyStateMachine): string {
  return `createMachine(${JSON.stringify(chart.config, null, 2)})`;
}
