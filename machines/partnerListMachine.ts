import { assign, sendParent, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';
import { actionPort, port } from './port.ts';

interface PartnerListInput {
  /** Id of the person's session. */
  readonly session: string;
}

interface PartnerListContext extends PartnerListInput {
  /** The list; null until known. The chart keeps this list, unlike others, since access decisions read it. */
  partners: readonly PartnerListEntry[] | null;
  /** Reason why the last load failed; null after a success. */
  failure: CallFailure | null;
}

export interface PartnerListLoadInput extends PartnerListInput {
  /** Whether an older list is shown during the load, so that no busy indicator is needed. */
  readonly quietly: boolean;
}

export type PartnerListEvent =
  | { type: 'list.retried' }
  /** The list may be stale: another page is shown, or the list is about to deny access to a page. */
  | { type: 'list.aged' };

/** Event to the parent: a reload returned different partners, so different pages are accessible. */
export type SentByPartnerList = { type: 'access.changed' };

/** Loads a person's partner list (spec section 4); revalidates a stored list at the start, and on each page change. */
export const partnerListMachine = setup({
  types: {} as ChartTypes<PartnerListEvent, PartnerListContext> & {
    input: PartnerListInput;
  },
  actors: {
    /** Reads the list of the given session from the browser's storage; null without one. */
    restorePartnerList: port<readonly PartnerListEntry[] | null, string>('restorePartnerList'),
    /** Loads and stores the list. Rejects with a `CallFailure`. */
    loadPartnerList: port<readonly PartnerListEntry[], PartnerListLoadInput>('loadPartnerList'),
  },
  actions: {
    /** Clears data cached for the previous partner list, after a reload returned a different one. */
    followChange: actionPort('followChange'),
    tellChanged: sendParent({ type: 'access.changed' } satisfies SentByPartnerList),
    keep: assign((_, partners: readonly PartnerListEntry[] | null) => ({ partners, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isHeld: (_, partners: readonly PartnerListEntry[] | null) => partners !== null,
    isOther: ({ context }, partners: readonly PartnerListEntry[]) =>
      idsOf(partners) !== idsOf(context.partners),
  },
}).createMachine({
  id: 'partnerList',
  description: 'Whether the partners of the person are known.',
  context: ({ input }) => ({ ...input, partners: null, failure: null }),
  initial: 'restoring',
  on: {
    // Ignored while the list is loading; after a failed first load, only a retry loads it.
    'list.aged': {},
    'list.retried': {},
  },
  states: {
    restoring: {
      description: 'The stored list is being read.',
      tags: 'onItsWay',
      invoke: {
        id: 'restorePartnerList',
        src: 'restorePartnerList',
        input: ({ context }) => context.session,
        onDone: [
          {
            guard: { type: 'isHeld', params: ({ event }) => event.output },
            target: 'revalidating',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'loading' },
        ],
      },
    },
    loading: {
      description: 'The list is loaded for the first time.',
      tags: 'onItsWay',
      invoke: {
        id: 'loadPartnerList',
        src: 'loadPartnerList',
        input: ({ context: { session } }) => ({ session, quietly: false }),
        onDone: { target: 'held', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params } },
      },
    },
    revalidating: {
      description: 'A list is shown while it loads again.',
      tags: 'onItsWay',
      invoke: {
        id: 'loadPartnerList',
        src: 'loadPartnerList',
        input: ({ context: { session } }) => ({ session, quietly: true }),
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => event.output },
            target: 'held',
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'followChange', 'tellChanged'],
          },
          { target: 'held', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: { target: 'held', actions: { type: 'keepFailure', params } },
      },
    },
    held: {
      description: 'The list is known.',
      on: { 'list.retried': 'revalidating', 'list.aged': 'revalidating' },
    },
    failed: { description: 'The list could not be loaded.', on: { 'list.retried': 'loading' } },
  },
});

const idsOf = (partners: readonly PartnerListEntry[] | null) => partners?.map(({ id }) => id).join();
