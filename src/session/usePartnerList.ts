import { useSelector } from '@xstate/react';
import type { CallFailure } from '#domain/callFailure.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import { useRuntime } from './runtime.ts';

export interface PartnerListState {
  /** State of the chart; `revalidating` holds a list already. */
  readonly state: 'off' | 'loading' | 'revalidating' | 'held' | 'failed';
  readonly partners: readonly PartnerListEntry[];
  /** Why the last load failed. */
  readonly failure: CallFailure | null;
}

const noPartners: readonly PartnerListEntry[] = [];

/** The partners that the signed-in person's company may use. */
export function usePartnerList(): PartnerListState {
  const { partnerList } = useRuntime();
  const state = useSelector(partnerList, (snapshot) => snapshot.value);
  const partners = useSelector(partnerList, (snapshot) => snapshot.context.partners);
  const failure = useSelector(partnerList, (snapshot) => snapshot.context.failure);
  return { state, partners: partners ?? noPartners, failure };
}
