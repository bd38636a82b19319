import { useCallback, useEffect, useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import {
  PartnerStandingDocument,
  RequestPartnerDocument,
  type PartnerStandingQuery,
} from '#graphql/partnerRequests.ts';
import { useRuntime } from './runtime.ts';

/** How the person's company stands with a partner. */
export type PartnerStanding = PartnerStandingQuery['partnerStanding'];

interface PartnerRequestState {
  /** Null as long as it was not read. */
  readonly standing: PartnerStanding | null;
  /** Why it could not be read. */
  readonly failure: CallFailure | null;
}

/** How the person's company stands with a partner that it does not have, and the way to ask for it. */
export function usePartnerRequest(partnerId: number) {
  const { request } = useRuntime();
  const [state, setState] = useState<PartnerRequestState>({ standing: null, failure: null });
  const load = useCallback(
    () =>
      request(PartnerStandingDocument, { partnerId: String(partnerId) }).then(
        ({ partnerStanding: standing }) => setState({ standing, failure: null }),
        (error: unknown) => setState(({ standing }) => ({ standing, failure: toCallFailure(error) })),
      ),
    [request, partnerId],
  );
  useEffect(() => void load(), [load]);

  // It came since the list was loaded that led here.
  const renewList = useRenewList();
  const isGranted = state.standing?.state === 'GRANTED';
  useEffect(() => {
    if (isGranted) renewList();
  }, [renewList, isGranted]);

  return {
    ...state,
    /** Reads it again. */
    load,
    ask: useAskForPartner(String(partnerId)),
  };
}

/** Asks for a partner, which then stands as requested wherever it is shown. Rejects with a `CallFailure`. */
export function useAskForPartner(partnerId: string) {
  const { request } = useRuntime();
  return (reason: string) => request(RequestPartnerDocument, { partnerId, reason });
}

/** Asks for the person's partner list anew, which one has been added to. */
export function useRenewList(): () => void {
  const { app } = useRuntime();
  return useCallback(() => app.send({ type: 'list.retried' }), [app]);
}
