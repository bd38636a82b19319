import type { MissingPartner, PartnerStanding } from '#graphql/resolvers.ts';
import type { MissingPartner as Missing } from '#server/commands/listMissingPartners.ts';
import type { PartnerStanding as Standing } from '#server/commands/partnerStanding.ts';
import { entitlementStates } from './entitlementStates.ts';

export function presentStanding(id: number, { state, reason, since, askedBy }: Standing): PartnerStanding {
  return { id, state: entitlementStates[state], reason, since, askedBy };
}

export function presentMissingPartner({ standing, ...partner }: Missing): MissingPartner {
  return { ...partner, standing: presentStanding(partner.id, standing) };
}
