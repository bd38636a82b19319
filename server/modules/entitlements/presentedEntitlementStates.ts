import type { EntitlementState as Presented } from '#graphql/resolvers.ts';
import type { EntitlementState } from './entitlements.ts';

export const entitlementStates: Readonly<Record<EntitlementState, Presented>> = {
  granted: 'GRANTED',
  denied: 'DENIED',
  requested: 'REQUESTED',
  none: 'NONE',
};
