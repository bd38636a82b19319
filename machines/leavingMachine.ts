import { assign, emit, setup } from 'xstate';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { params } from './params.ts';

/**
 * Work on the page at hand: nothing that could be lost; typed or chosen and not saved; another question open over it;
 * on its way to the server.
 */
export type UnsavedWork = 'none' | 'unsaved' | 'questioned' | 'sending';

interface LeavingContext {
  readonly work: UnsavedWork;
}

type LeavingEvent =
  | { type: 'work.changed'; work: UnsavedWork }
  | { type: 'leaving.wanted' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.declined' };

/** Emitted for whoever holds the navigation: the work is given up; the page may be left; it stays. */
type LeavingResult = { type: 'work.dropped' } | { type: 'page.left' } | { type: 'page.kept' };

/**
 * Leaving a page, or a form on it, with unsaved work: asked about before the work is lost. During a call leaving waits:
 * it goes on when the call succeeds, and is given up when it fails.
 */
export const leavingMachine = setup({
  types: {} as {
    context: LeavingContext;
    events: LeavingEvent;
    meta: TrackingMeta<LeavingEvent, LeavingContext>;
    emitted: LeavingResult;
    input: LeavingContext;
    /** The question is open. */
    tags: 'asked';
  },
  actions: {
    keepWork: assign((_, { work }: LeavingContext) => ({ work })),
    dropWork: emit({ type: 'work.dropped' }),
    leave: emit({ type: 'page.left' }),
    stay: emit({ type: 'page.kept' }),
  },
  guards: {
    isNone: ({ context }) => context.work === 'none',
    isUnsaved: ({ context }) => context.work === 'unsaved',
    isSending: ({ context }) => context.work === 'sending',
    isQuestioned: ({ context }) => context.work === 'questioned',
  },
}).createMachine({
  id: 'leaving',
  description: 'Whether a page may be left where work on it would be lost.',
  context: ({ input }) => input,
  initial: 'staying',
  on: { 'work.changed': { actions: { type: 'keepWork', params } } },
  states: {
    staying: {
      description: 'Nobody wants to leave.',
      on: {
        'leaving.wanted': [
          { guard: 'isUnsaved', target: 'asked' },
          { guard: 'isSending', target: 'waiting' },
          { guard: 'isQuestioned', actions: 'stay' },
          { actions: ['dropWork', 'leave'] },
        ],
      },
    },
    asked: {
      description: 'The person is asked whether to lose what they did.',
      tags: 'asked',
      always: { guard: 'isNone', target: 'staying', actions: 'leave' },
      on: {
        // The question is open already.
        'leaving.wanted': {},
        'leaving.confirmed': { target: 'staying', actions: ['dropWork', 'leave'] },
        'leaving.declined': { target: 'staying', actions: 'stay' },
      },
    },
    waiting: {
      description: 'A call is on its way; whether the page is left depends on what comes of it.',
      always: [
        { guard: 'isNone', target: 'staying', actions: 'leave' },
        { guard: 'isUnsaved', target: 'staying', actions: 'stay' },
        { guard: 'isQuestioned', target: 'staying', actions: 'stay' },
      ],
      on: { 'leaving.wanted': {} },
    },
  },
});
