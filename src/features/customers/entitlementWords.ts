import type { ComponentProps } from 'react';
import type { EntitlementSource, EntitlementState } from '#graphql/adminHooks.ts';
import type { Chip } from '#haven/data/Chip.tsx';

/** What each state is called. */
export const stateNames: Readonly<Record<EntitlementState, string>> = {
  GRANTED: 'On',
  DENIED: 'Switched off',
  REQUESTED: 'Requested',
  NONE: 'Off',
};

export const stateTones: Readonly<Record<EntitlementState, ComponentProps<typeof Chip>['color']>> = {
  GRANTED: 'success',
  DENIED: 'error',
  REQUESTED: 'warning',
  NONE: 'neutral',
};

/** Why a customer has a partner. */
export const sourceNames: Readonly<Record<EntitlementSource, string>> = {
  PLAN: 'With the plan',
  ADMIN: 'Given by an administrator',
  REQUEST: 'Asked for',
};
