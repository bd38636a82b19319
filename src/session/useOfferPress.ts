import { partnerNameOf } from '#domain/partner.ts';
import type { LeadKind, LeadPlace } from '#domain/lead.ts';
import { useRuntime } from './runtime.ts';

/** Reports a press on an offer. Analytics counts it by the partner's name string; the backend records it as a lead. */
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
