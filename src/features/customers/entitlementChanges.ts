import { formMessages } from '#domain/formMessages.ts';
import type { EntitlementChange, EntitlementFieldsFragment } from '#graphql/adminHooks.ts';

/** What is wanted of partners, by their ids, until it is saved. */
export type WantedEntitlements = ReadonlyMap<string, Wanted>;

export interface Wanted {
  readonly granted: boolean;
  /** The reason as typed. */
  readonly reason: string;
}

/** Whether a customer has a partner once this is saved. */
export function isGranted({ state }: EntitlementFieldsFragment, wanted: Wanted | undefined): boolean {
  return wanted?.granted ?? state === 'granted';
}

/** The changes that are still needed: somebody else may have made some meanwhile. */
export function pendingChanges(
  entitlements: readonly EntitlementFieldsFragment[],
  wanted: WantedEntitlements,
): readonly EntitlementChange[] {
  return entitlements.flatMap(({ partnerId, state }) => {
    const each = wanted.get(partnerId);
    if (!each || isSo(state, each)) return [];
    return { partnerId, granted: each.granted, reason: each.reason.trim() || null };
  });
}

/** What is missing of each change before it can be saved, by the id of its partner. */
export function missingReasons(changes: readonly EntitlementChange[]): ReadonlyMap<string, string> {
  return new Map(
    changes
      .filter(({ granted, reason }) => !granted && !reason)
      .map(({ partnerId }) => [partnerId, formMessages.required('Reason')]),
  );
}

/** What is asked for is granted or denied; what nobody asked for can only be granted. */
function isSo(state: EntitlementFieldsFragment['state'], { granted }: Wanted): boolean {
  return granted ? state === 'granted' : state === 'denied' || state === 'none';
}
