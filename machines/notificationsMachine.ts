import { assign, setup } from 'xstate';
import type { ChartTypes } from './chartTypes.ts';

/** A notice at the top right. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Milliseconds for which the notice is shown. */
  readonly lifetime: number;
}

export interface ShownNotice extends Notice {
  readonly id: number;
  /** Number of times that the text was raised while it is shown, from 1. */
  readonly count: number;
  /** Milliseconds until the notice disappears. */
  readonly left: number;
}

interface NotificationsContext {
  /** Shown notices, oldest first; each text occurs once. */
  notices: readonly ShownNotice[];
  lastId: number;
  /** Time at which `left` of the notices was last updated, in milliseconds of the events' clock (`at`). */
  countedTo: number;
}

/** `at` is the time of a monotonic clock in milliseconds, since a chart has no clock of its own. */
export type NotificationsEvent =
  | { type: 'notice.raised'; notice: Notice; at: number }
  | { type: 'notice.closed'; id: number; at: number }
  | { type: 'notices.held'; at: number }
  | { type: 'notices.released'; at: number }
  | { type: 'notices.dropped' };

const mostShown = 3;

function without(notices: readonly ShownNotice[], time: number): readonly ShownNotice[] {
  return notices.map((notice) => ({ ...notice, left: notice.left - time })).filter(({ left }) => left > 0);
}

const startCounting = {
  type: 'startCounting',
  params: ({ event }: { event: { at: number } }) => event.at,
} as const;
const countDown = { ...startCounting, type: 'countDown' } as const;
const raise = { type: 'raise', params: ({ event }: { event: { notice: Notice } }) => event.notice } as const;
const close = { type: 'close', params: ({ event }: { event: { id: number } }) => event.id } as const;

/** The notices (spec section 9). Their timer pauses while the pointer or focus is in them, or the page is hidden. */
export const notificationsMachine = setup({
  types: {} as ChartTypes<NotificationsEvent, NotificationsContext>,
  actions: {
    raise: assign(({ context: { notices, lastId } }, notice: Notice) => {
      const same = notices.find(({ text }) => text === notice.text);
      if (same) {
        const again = { ...same, count: same.count + 1, left: notice.lifetime };
        return { notices: notices.map((other) => (other === same ? again : other)) };
      }
      const shown = { ...notice, id: lastId + 1, count: 1, left: notice.lifetime };
      return { notices: [...notices, shown].slice(-mostShown), lastId: shown.id };
    }),
    close: assign(({ context: { notices } }, id: number) => ({
      notices: notices.filter((notice) => notice.id !== id),
    })),
    drop: assign({ notices: [] }),
    startCounting: assign((_, at: number) => ({ countedTo: at })),
    countDown: assign(({ context: { notices, countedTo } }, at: number) => ({
      notices: without(notices, at - countedTo),
      countedTo: at,
    })),
    countToNextEnd: assign(({ context: { notices, countedTo } }) => {
      const time = Math.min(...notices.map(({ left }) => left));
      return { notices: without(notices, time), countedTo: countedTo + time };
    }),
  },
  delays: { nextEnd: ({ context }) => Math.min(...context.notices.map(({ left }) => left)) },
  guards: { isEmpty: ({ context }) => context.notices.length === 0 },
}).createMachine({
  id: 'notifications',
  description: 'The notices at the top right, and how long they are shown.',
  context: { notices: [], lastId: 0, countedTo: 0 },
  initial: 'empty',
  on: { 'notices.dropped': { actions: 'drop' } },
  states: {
    empty: {
      description: 'No notice is shown.',
      on: {
        'notice.raised': { target: 'counting', actions: [startCounting, raise] },
        'notices.held': 'held',
      },
    },
    counting: {
      description: 'Notices are shown; a timer runs until the first one ends.',
      after: { nextEnd: { target: 'deciding', actions: 'countToNextEnd' } },
      on: {
        'notice.raised': { target: 'deciding', actions: [countDown, raise] },
        'notice.closed': { target: 'deciding', actions: [countDown, close] },
        'notices.held': { target: 'held', actions: countDown },
        'notices.dropped': { target: 'empty', actions: 'drop' },
      },
    },
    deciding: {
      description: 'Whether notices are left decides the next state.',
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'counting' }],
    },
    held: {
      description: 'The timer is paused while somebody reads the notices.',
      on: {
        'notice.raised': { actions: raise },
        'notice.closed': { actions: close },
        'notices.released': { target: 'deciding', actions: startCounting },
      },
    },
  },
});
