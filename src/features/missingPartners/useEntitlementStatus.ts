import { useCallback, useEffect, useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { EntitlementStatusDocument, type EntitlementStatusQuery } from '#graphql/partnerRequests.ts';
import { useRuntime } from '#session/runtime.ts';
import { usePartnerList } from '#session/usePartnerList.ts';

export type EntitlementStatus = EntitlementStatusQuery['entitlementStatus'];

interface PartnerRequestState {
  /** The company's entitlement to the partner, or its request; null until loaded. */
  readonly status: EntitlementStatus | null;
  readonly failure: CallFailure | null;
}

/** Loads whether the person's company has a partner or has asked for it; `load` reloads that state. */
export function useEntitlementStatus(partnerId: number) {
  const { request } = useRuntime();
  const { retry: renewPartners } = usePartnerList();
  const [state, setState] = useState<PartnerRequestState>({ status: null, failure: null });
  const load = useCallback(
    () =>
      request(EntitlementStatusDocument, { partnerId: String(partnerId) }).then(
        ({ entitlementStatus: status }) => setState({ status, failure: null }),
        (error: unknown) => setState(({ status }) => ({ status, failure: toCallFailure(error) })),
      ),
    [request, partnerId],
  );
  useEffect(() => void load(), [load]);

  // The loaded list of the company's partners may lack a partner that was granted since.
  const isGranted = state.status?.state === 'granted';
  useEffect(() => {
    if (isGranted) renewPartners();
  }, [renewPartners, isGranted]);

  return { ...state, load };
}
