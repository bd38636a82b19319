import { partnerNameOf } from '#domain/partner.ts';
import type { LeadKind, LeadPlace } from '#domain/lead.ts';
import { useRuntime } from './runtime.ts';

/** Returns a function that reports a press on an offer: to analytics by partner name, to the backend as a lead. */
export function useOfferPress(
  {
    partnerId,
    title,
    category,
  }: { readonly partnerId: number; readonly title: string; readonly category: string },
  place: LeadPlace,
): (kind: LeadKind) => void {
  const { app } = useRuntime();
  const partner = partnerNameOf(partnerId, title);
  return (kind) => app.send({ type: `${kind}.pressed`, partnerId, partner, category, place, at: Date.now() });
}
