import { useSelector } from '@xstate/react';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import { useRuntime } from './runtime.ts';

export interface PartnerListState {
  /** State of the chart; `revalidating` holds a list already. */
  readonly state: 'off' | 'loading' | 'revalidating' | 'held' | 'failed';
  readonly partners: readonly PartnerListEntry[];
}

const noPartners: readonly PartnerListEntry[] = [];

/** The partners that the signed-in person's company may use. */
export function usePartnerList(): PartnerListState {
  const { partnerList } = useRuntime();
  const state = useSelector(partnerList, (snapshot) => snapshot.value);
  const partners = useSelector(partnerList, (snapshot) => snapshot.context.partners);
  return { state, partners: partners ?? noPartners };
}
