import { formMessages } from '#domain/formMessages.ts';
import type { EntitlementChange, EntitlementFieldsFragment } from '#graphql/adminHooks.ts';

/** Unsaved switches, by the ids of their partners. */
export type WantedEntitlements = ReadonlyMap<string, Wanted>;

export interface Wanted {
  readonly granted: boolean;
  readonly reason: string;
}

/** Whether the customer has the partner after the save. */
export function isGranted({ state }: EntitlementFieldsFragment, wanted: Wanted | undefined): boolean {
  return wanted?.granted ?? state === 'granted';
}

/** The changes that still differ from the saved state: somebody else may have made some meanwhile. */
export function pendingChanges(
  entitlements: readonly EntitlementFieldsFragment[],
  wanted: WantedEntitlements,
): readonly EntitlementChange[] {
  return entitlements.flatMap(({ partnerId, state }) => {
    const each = wanted.get(partnerId);
    // A partner that nobody asked for cannot be denied, only granted.
    const isSaved = each?.granted ? state === 'granted' : state === 'denied' || state === 'none';
    if (!each || isSaved) return [];
    return { partnerId, granted: each.granted, reason: each.reason.trim() || null };
  });
}

/** Errors of the changes that lack a reason, by the ids of their partners. */
export function missingReasons(changes: readonly EntitlementChange[]): ReadonlyMap<string, string> {
  return new Map(
    changes
      .filter(({ granted, reason }) => !granted && !reason)
      .map(({ partnerId }) => [partnerId, formMessages.required('Reason')]),
  );
}
