/** Why a customer has a partner: it came with the plan, an administrator gave it, or the company asked for it. */
export const entitlementSources = ['plan', 'admin', 'request'] as const;

export type EntitlementSource = (typeof entitlementSources)[number];
