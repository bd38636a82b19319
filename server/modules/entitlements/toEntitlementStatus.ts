import { fullName } from '#domain/userInfo.ts';
import type { MissingPartner, PartnerRequest, EntitlementStatus } from '#graphql/resolvers.ts';
import type { MissingPartner as Missing } from './listMissingPartners.ts';
import type { PartnerRequest as Request } from './partnerRequests.ts';
import type { EntitlementStatus as Status } from './entitlementStatus.ts';

export function toEntitlementStatus(
  id: number,
  { state, reason, since, askedBy }: Status,
): EntitlementStatus {
  return { id, state, reason, since, askedBy };
}

export function toMissingPartner({ status, ...partner }: Missing): MissingPartner {
  return { ...partner, status: toEntitlementStatus(partner.id, status) };
}

const statuses = { granted: 'available', denied: 'declined' } as const;

export function toPartnerRequest({ request, partner, asker }: Request): PartnerRequest {
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
