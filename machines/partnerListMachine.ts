import { assign, sendParent, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { params } from './params.ts';
import { actionPort, port } from './port.ts';

interface PartnerListInput {
  /** Id of the session whose list it is. */
  readonly session: string;
}

interface PartnerListContext extends PartnerListInput {
  /** Null while it is not held. The one list that lives in a machine: access decisions read it. */
  partners: readonly PartnerListEntry[] | null;
  /** Why the last load failed; null once one has succeeded. */
  failure: CallFailure | null;
}

/** How the list is loaded: `quietly` while an older one is shown. */
export interface PartnerListLoad extends PartnerListInput {
  readonly quietly: boolean;
}

export type PartnerListEvent =
  | { type: 'list.retried' }
  /** Time has passed since it was loaded: another page is shown, or it is about to turn somebody away. */
  | { type: 'list.aged' };

/** Goes to the parent: the list holds other partners than before, each with a page. */
export type SentByPartnerList = { type: 'access.changed' };

/**
 * Loads the partner list of somebody who is logged in (spec section 4). A list that the browser still holds
 * is used at once and revalidated, at each start and with each page, so that a changed entitlement arrives.
 */
export const partnerListMachine = setup({
  types: {} as {
    context: PartnerListContext;
    events: PartnerListEvent;
    meta: TrackingMeta<PartnerListEvent, PartnerListContext>;
    input: PartnerListInput;
  },
  actors: {
    /** Answers the list of the session that the browser still holds; null where it holds none. */
    restorePartnerList: port<readonly PartnerListEntry[] | null, string>('restorePartnerList'),
    /** Answers the list, having stored it. Rejects with a `CallFailure`. */
    loadPartnerList: port<readonly PartnerListEntry[], PartnerListLoad>('loadPartnerList'),
  },
  actions: {
    /** Other partners than before: what was read of them before is no longer so. */
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
    // A newer one is on its way, or cannot be had.
    'list.aged': {},
    'list.retried': {},
  },
  states: {
    restoring: {
      description: 'The browser is asked for the list that it kept.',
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
      description: 'A list is shown, and loaded afresh.',
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
