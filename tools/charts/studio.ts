import type { AnyStateMachine } from 'xstate';

/**
 * A chart as a call of `createMachine` that needs nothing beside it, as the hosted editor takes it ("Import from
 * code"). What a chart does is named, not written in it (decision 1): so its actions, guards, effects and delays stay
 * as names, and what they are handed at run time is left out.
 */
export function toStudio(chart: AnyStateMachine): string {
  return `createMachine(${JSON.stringify(chart.config, null, 2)})`;
}
