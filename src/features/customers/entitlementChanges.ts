import { formMessages } from '#domain/formMessages.ts';
import type { EntitlementChange, EntitlementFieldsFragment } from '#graphql/adminHooks.ts';

/** Unsaved changes of a customer's entitlements, by partner id. */
export type WantedEntitlements = ReadonlyMap<string, WantedEntitlement>;

export interface WantedEntitlement {
  readonly granted: boolean;
  readonly reason: string;
}

/** Whether the customer has the partner after the save of the unsaved change, if there is one. */
export function isGrantedAfterSave(
  { state }: EntitlementFieldsFragment,
  wanted: WantedEntitlement | undefined,
): boolean {
  return wanted?.granted ?? state === 'granted';
}

/** Returns the unsaved changes that differ from the saved state; another administrator may have saved the same. */
export function listUnsavedChanges(
  entitlements: readonly EntitlementFieldsFragment[],
  wanted: WantedEntitlements,
): readonly EntitlementChange[] {
  return entitlements.flatMap(({ partnerId, state }) => {
    const each = wanted.get(partnerId);
    // A partner in state `none` is off, so switching it off changes nothing.
    const isSaved = each?.granted ? state === 'granted' : state === 'denied' || state === 'none';
    if (!each || isSaved) return [];
    return { partnerId, granted: each.granted, reason: each.reason.trim() || null };
  });
}

/** Returns the errors of changes that switch a partner off without a reason, by partner id. */
export function findMissingReasons(changes: readonly EntitlementChange[]): ReadonlyMap<string, string> {
  return new Map(
    changes
      .filter(({ granted, reason }) => !granted && !reason)
      .map(({ partnerId }) => [partnerId, formMessages.required('Reason')]),
  );
}
