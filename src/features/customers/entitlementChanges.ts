import { formMessages } from '#domain/formMessages.ts';
import type { EntitlementChange, EntitlementFieldsFragment } from '#graphql/adminHooks.ts';

/** Unsaved changes of the entitlements, by partner id. */
export type WantedEntitlements = ReadonlyMap<string, Wanted>;

export interface Wanted {
  readonly granted: boolean;
  readonly reason: string;
}

/** Whether the customer will have the partner once the change, if any, is saved. */
export function isGranted({ state }: EntitlementFieldsFragment, wanted: Wanted | undefined): boolean {
  return wanted?.granted ?? state === 'granted';
}

/** Returns the changes that differ from the saved state; another administrator may have saved the same change. */
export function pendingChanges(
  entitlements: readonly EntitlementFieldsFragment[],
  wanted: WantedEntitlements,
): readonly EntitlementChange[] {
  return entitlements.flatMap(({ partnerId, state }) => {
    const each = wanted.get(partnerId);
    // A partner without a request cannot be denied, only granted.
    const isSaved = each?.granted ? state === 'granted' : state === 'denied' || state === 'none';
    if (!each || isSaved) return [];
    return { partnerId, granted: each.granted, reason: each.reason.trim() || null };
  });
}

/** Returns the errors of the changes that lack a reason, by partner id. */
export function missingReasons(changes: readonly EntitlementChange[]): ReadonlyMap<string, string> {
  return new Map(
    changes
      .filter(({ granted, reason }) => !granted && !reason)
      .map(({ partnerId }) => [partnerId, formMessages.required('Reason')]),
  );
}
