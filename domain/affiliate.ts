import { UserType } from './userType.ts';

/** Id of the marketplace as an affiliate: the sponsor of registrations that name no sponsor (spec section 3). */
export const marketplaceAffiliateId = 3559;

/** Whether a company's source is the marketplace itself, which means that nobody referred it. */
export function isMarketplaceSource({
  sourceId,
  sourceTypeId,
}: Readonly<Record<'sourceId' | 'sourceTypeId', number | null>>): boolean {
  return sourceId === marketplaceAffiliateId && sourceTypeId === UserType.Affiliate;
}

export const applicationStates = ['pending', 'infoRequested', 'approved', 'rejected', 'suspended'] as const;

export type ApplicationState = (typeof applicationStates)[number];

export function isUnderReview(state: ApplicationState): boolean {
  return state === 'pending' || state === 'infoRequested';
}
