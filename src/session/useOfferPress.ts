import { partnerNameOf } from '#domain/partner.ts';
import type { LeadKind, LeadPlace } from '#domain/lead.ts';
import { useRuntime } from './runtime.ts';

interface Pressed {
  readonly partnerId: number;
  /** The partner as people know it. */
  readonly title: string;
  readonly category: string;
}

/** Reports a press on an offer. Analytics counts it by the partner's name string, and the backend keeps it as a lead. */
export function useOfferPress(
  { partnerId, title, category }: Pressed,
  place: LeadPlace,
): (kind: LeadKind) => void {
  const { app } = useRuntime();
  const partner = partnerNameOf(partnerId, title);
  return (kind) => app.send({ type: `${kind}.pressed`, partnerId, partner, category, place, at: Date.now() });
}
