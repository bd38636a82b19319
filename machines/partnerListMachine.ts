import { assign, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import { actionPort, port } from './port.ts';

interface PartnerListContext {
  /** Null while it is not held. The one list that lives in a machine: access decisions read it. */
  partners: readonly PartnerListEntry[] | null;
  /** Why the last load failed; null once one has succeeded. */
  failure: CallFailure | null;
}

/** How the list is loaded: `quietly` while an older one is shown. */
export interface PartnerListLoad {
  readonly quietly: boolean;
}

export type PartnerListEvent =
  | { type: 'list.wanted' }
  | { type: 'list.retried' }
  /** Time has passed since it was loaded: another page is shown, or it is about to turn somebody away. */
  | { type: 'list.aged' }
  | { type: 'list.unwanted' };

/**
 * Loads the partner list while somebody is logged in (spec section 4). A list that the browser still holds
 * is used at once and revalidated, at each start and with each page, so that a changed entitlement arrives.
 */
export const partnerListMachine = setup({
  types: {} as {
    context: PartnerListContext;
    events: PartnerListEvent;
    input: { stored: readonly PartnerListEntry[] | null };
  },
  actors: {
    /** Answers the list, having stored it. Rejects with a `CallFailure`. */
    loadPartnerList: port<readonly PartnerListEntry[], PartnerListLoad>('loadPartnerList'),
  },
  actions: {
    /** Other partners than before: what was read of them before is no longer so. */
    followChange: actionPort('followChange'),
    forget: assign({ partners: null, failure: null }),
    keep: assign((_, partners: readonly PartnerListEntry[]) => ({ partners, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isHeld: ({ context }) => Array.isArray(context.partners),
    isOther: ({ context }, partners: readonly PartnerListEntry[]) =>
      idsOf(partners) !== idsOf(context.partners),
  },
}).createMachine({
  id: 'partnerList',
  context: ({ input }) => ({ partners: input.stored, failure: null }),
  initial: 'off',
  on: {
    'list.unwanted': { target: '.off', actions: 'forget' },
    // None is held, or a newer one is on its way.
    'list.aged': {},
  },
  states: {
    off: {
      on: {
        'list.wanted': [{ guard: 'isHeld', target: 'revalidating' }, { target: 'loading' }],
      },
    },
    loading: {
      invoke: {
        id: 'loadPartnerList',
        src: 'loadPartnerList',
        input: { quietly: false },
        onDone: {
          target: 'held',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    revalidating: {
      invoke: {
        id: 'loadPartnerList',
        src: 'loadPartnerList',
        input: { quietly: true },
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => event.output },
            target: 'held',
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'followChange'],
          },
          { target: 'held', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'held',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    held: {
      on: { 'list.retried': 'revalidating', 'list.aged': 'revalidating' },
    },
    failed: {
      on: { 'list.retried': 'loading' },
    },
  },
});

const idsOf = (partners: readonly PartnerListEntry[] | null) => partners?.map(({ id }) => id).join();
