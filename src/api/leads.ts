import type { Lead, LeadKind, LeadPlace } from '#domain/lead.ts';
import {
  RecordLeadsDocument,
  type LeadKind as LeadKindName,
  type LeadPlace as LeadPlaceName,
} from '#graphql/leadRequests.ts';
import type { Request } from './request.ts';

const kinds: Readonly<Record<LeadKind, LeadKindName>> = {
  callToAction: 'CALL_TO_ACTION',
  learnMore: 'LEARN_MORE',
};
const places: Readonly<Record<LeadPlace, LeadPlaceName>> = { card: 'CARD', partnerPage: 'PARTNER_PAGE' };

/** Has leads recorded; the offers that they start are shown so at once. Rejects with a `CallFailure`. */
export async function recordLeads(request: Request, leads: readonly Lead[]): Promise<void> {
  await request(RecordLeadsDocument, {
    leads: leads.map(({ partnerId, kind, place, madeAt }) => ({
      partnerId,
      kind: kinds[kind],
      place: places[place],
      madeAt: new Date(madeAt).toISOString(),
    })),
  });
}
