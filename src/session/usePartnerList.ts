import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import { useRuntime } from './runtime.ts';

const noPartners: readonly PartnerListEntry[] = [];

/** Returns the partners of the signed-in person's company, empty until they are loaded; `off` for visitors. */
export function usePartnerList() {
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
