import { fullName } from '#domain/userInfo.ts';
import type { MissingPartner, PartnerRequest, PartnerStanding } from '#graphql/resolvers.ts';
import type { MissingPartner as Missing } from './listMissingPartners.ts';
import type { PartnerRequest as Request } from './partnerRequests.ts';
import type { PartnerStanding as Standing } from './partnerStanding.ts';

export function presentStanding(id: number, { state, reason, since, askedBy }: Standing): PartnerStanding {
  return { id, state, reason, since, askedBy };
}

export function presentMissingPartner({ standing, ...partner }: Missing): MissingPartner {
  return { ...partner, standing: presentStanding(partner.id, standing) };
}

const statuses = { granted: 'available', denied: 'declined' } as const;

export function presentPartnerRequest({ request, partner, asker }: Request): PartnerRequest {
  const { id, outcome, outcomeReason, askedAt } = request;
  return {
    id,
    partner,
    status: outcome === null ? 'submitted' : statuses[outcome],
    statusReason: outcomeReason,
    askedBy: fullName(asker),
    askedOn: askedAt,
  };
}
