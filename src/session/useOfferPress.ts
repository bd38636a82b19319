import type { LeadKind, LeadPlace } from '#domain/lead.ts';
import { useSend } from './useSend.ts';

interface Pressed {
  readonly partnerId: number;
  readonly partner: string;
  readonly category: string;
}

/** Tells what of an offer was pressed: it is counted, and the backend keeps it as a lead. */
export function useOfferPress(
  { partnerId, partner, category }: Pressed,
  place: LeadPlace,
): (kind: LeadKind) => void {
  const send = useSend();
  return (kind) => send({ type: `${kind}.pressed`, partnerId, partner, category, place, at: Date.now() });
}
