import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { CallFailure } from '#domain/callFailure.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import { useRuntime } from './runtime.ts';

export interface PartnerListState {
  /** `off` for visitors; in `revalidating`, a list is shown already. */
  readonly state: 'off' | 'restoring' | 'loading' | 'revalidating' | 'held' | 'failed';
  readonly partners: readonly PartnerListEntry[];
  readonly failure: CallFailure | null;
  readonly retry: () => void;
}

const noPartners: readonly PartnerListEntry[] = [];

/** Returns the partners of the signed-in person's company; an empty list until they are loaded. */
export function usePartnerList(): PartnerListState {
  const { app } = useRuntime();
  const list = useSelector(app, (snapshot) => snapshot.children.partnerList);
  const state = useSelector(list, (snapshot) => snapshot?.value ?? 'off');
  const partners = useSelector(list, (snapshot) => snapshot?.context.partners);
  const failure = useSelector(list, (snapshot) => snapshot?.context.failure ?? null);
  const retry = useCallback(() => list?.send({ type: 'list.retried' }), [list]);
  return { state, partners: partners ?? noPartners, failure, retry };
}

/** Returns a function that requests the lists again whose latest load failed: partners and categories. */
export function useRetryLists(): () => void {
  const { queries } = useRuntime();
  const { failure, retry } = usePartnerList();
  return () => {
    if (failure) retry();
    queries.retryFailed();
  };
}
