import { UserType } from './userType.ts';

/** Whoever registers without naming a sponsor is sponsored by this affiliate (spec section 3). */
export const houseAffiliate = 3559;

interface Source {
  readonly sourceId: number | null;
  readonly sourceTypeId: number | null;
}

/** Whether a company's source is the house, which stands for no referral. */
export function isHouse({ sourceId, sourceTypeId }: Source): boolean {
  return sourceId === houseAffiliate && sourceTypeId === UserType.Affiliate;
}

/** How far an application to become an affiliate is. */
export const applicationStates = ['pending', 'infoRequested', 'approved', 'rejected', 'suspended'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** Whether somebody still has to decide about it. */
export function isUnderReview(state: ApplicationState): boolean {
  return state === 'pending' || state === 'infoRequested';
}
