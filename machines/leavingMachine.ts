import { assign, emit, setup } from 'xstate';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';

/** Work on the page. `questioned`: unsaved, with another dialog open over it. `sending`: a call is saving it. */
export type UnsavedWorkState = 'none' | 'unsaved' | 'questioned' | 'sending';

interface LeavingContext {
  readonly work: UnsavedWorkState;
}

type LeavingEvent =
  | { type: 'work.changed'; work: UnsavedWorkState }
  | { type: 'leaving.wanted' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.declined' };

/** Result for the code that blocks navigation: the work is discarded, the page may be left, or the page stays. */
type LeavingResult = { type: 'work.dropped' | 'page.left' | 'page.kept' };

/** Leaving a page or form. The person confirms losing unsaved work. During a call, leaving waits for its success. */
export const leavingMachine = setup({
  types: {} as ChartTypes<LeavingEvent, LeavingContext> & {
    emitted: LeavingResult;
    input: LeavingContext;
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
  description: 'Whether a page with unsaved work may be left.',
  context: ({ input }) => input,
  initial: 'staying',
  on: { 'work.changed': { actions: { type: 'keepWork', params } } },
  states: {
    staying: {
      description: 'Nobody is leaving the page.',
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
      description: 'The person is asked whether to lose their work.',
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
      description: 'A call is running; its result decides whether the page is left.',
      always: [
        { guard: 'isNone', target: 'staying', actions: 'leave' },
        { guard: 'isUnsaved', target: 'staying', actions: 'stay' },
        { guard: 'isQuestioned', target: 'staying', actions: 'stay' },
      ],
      on: { 'leaving.wanted': {} },
    },
  },
});
