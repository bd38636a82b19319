/** Whoever registers without naming a sponsor is sponsored by this affiliate (spec section 3). */
export const houseAffiliate = 3559;

/** How far an application to become an affiliate is. */
export const applicationStates = ['pending', 'infoRequested', 'approved', 'rejected', 'suspended'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** Whether somebody still has to decide about it. */
export function isUnderReview(state: ApplicationState): boolean {
  return state === 'pending' || state === 'infoRequested';
}
