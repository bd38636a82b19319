import { RequestPartnerDocument } from '#graphql/partnerRequests.ts';
import { useRuntime } from './runtime.ts';

/** Asks for a partner, which then stands as requested wherever it is shown. Rejects with a `CallFailure`. */
export function useAskForPartner(partnerId: string) {
  const { request } = useRuntime();
  return (reason: string) => request(RequestPartnerDocument, { partnerId, reason });
}
