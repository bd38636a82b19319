import { useCallback, useEffect, useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { EntitlementStatusDocument, type EntitlementStatusQuery } from '#graphql/partnerRequests.ts';
import { useRuntime } from '#session/runtime.ts';
import { usePartnerList } from '#session/usePartnerList.ts';

/** How the person's company stands with a partner. */
export type EntitlementStatus = EntitlementStatusQuery['entitlementStatus'];

interface PartnerRequestState {
  /** Null as long as it was not read. */
  readonly status: EntitlementStatus | null;
  /** Why it could not be read. */
  readonly failure: CallFailure | null;
}

/** How the person's company stands with a partner that it does not have, and how to read it again. */
export function usePartnerRequest(partnerId: number) {
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

  // It came since the list was loaded that led here.
  const isGranted = state.status?.state === 'granted';
  useEffect(() => {
    if (isGranted) renewPartners();
  }, [renewPartners, isGranted]);

  return {
    ...state,
    /** Reads it again. */
    load,
  };
}
