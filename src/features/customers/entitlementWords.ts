import type { ComponentProps } from 'react';
import type { EntitlementSource, EntitlementState } from '#graphql/adminHooks.ts';
import type { Chip } from '#haven/data/Chip.tsx';

/** What each state is called. */
export const stateNames: Readonly<Record<EntitlementState, string>> = {
  granted: 'On',
  denied: 'Switched off',
  requested: 'Requested',
  none: 'Off',
};

export const stateTones: Readonly<Record<EntitlementState, ComponentProps<typeof Chip>['color']>> = {
  granted: 'success',
  denied: 'error',
  requested: 'warning',
  none: 'neutral',
};

/** Why a customer has a partner. */
export const sourceNames: Readonly<Record<EntitlementSource, string>> = {
  plan: 'With the plan',
  admin: 'Given by an administrator',
  request: 'Asked for',
};
