export type EntitlementState = 'granted' | 'requested' | 'denied' | 'none';

/** Origins of an entitlement: the plan, an administrator, or a request of the company. */
export const entitlementSources = ['plan', 'admin', 'request'] as const;

export type EntitlementSource = (typeof entitlementSources)[number];
