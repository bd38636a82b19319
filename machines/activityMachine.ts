import { assign, setup } from 'xstate';
import type { ChartTypes } from './chartTypes.ts';

/** Place of a call's busy indicator: over the whole page, or on the button that started the call. */
export type BusyIndicatorLevel = 'page' | 'button';

export type ActivityEvent =
  | { type: 'call.started'; level: BusyIndicatorLevel }
  | { type: 'call.settled'; level: BusyIndicatorLevel };

/** Counts the running calls of each level (spec section 7). A page-level call hides the button-level indicators. */
export const activityMachine = setup({
  types: {} as ChartTypes<ActivityEvent, Record<BusyIndicatorLevel, number>>,
  actions: {
    count: assign(({ context }, { level, by }: { level: BusyIndicatorLevel; by: 1 | -1 }) => ({
      [level]: Math.max(0, context[level] + by),
    })),
  },
  guards: {
    isPageBusy: ({ context }) => context.page > 0,
    isButtonBusy: ({ context }) => context.button > 0,
  },
}).createMachine({
  id: 'activity',
  description: 'Whether calls are running, and where the page shows it.',
  context: { page: 0, button: 0 },
  initial: 'idle',
  on: {
    'call.started': {
      target: '.counting',
      actions: { type: 'count', params: ({ event }) => ({ level: event.level, by: 1 }) },
    },
    'call.settled': {
      target: '.counting',
      actions: { type: 'count', params: ({ event }) => ({ level: event.level, by: -1 }) },
    },
  },
  states: {
    counting: {
      description: 'The number of running calls decides the next state.',
      always: [
        { guard: 'isPageBusy', target: 'busy.page' },
        { guard: 'isButtonBusy', target: 'busy.button' },
        { target: 'idle' },
      ],
    },
    idle: { description: 'No call is running.' },
    busy: {
      description: 'Calls are running.',
      initial: 'page',
      states: {
        page: { description: 'The page shows that it is busy.' },
        button: { description: 'The button that started the call shows that it is busy.' },
      },
    },
  },
});
