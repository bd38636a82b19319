import { formMessages } from '#domain/formMessages.ts';
import type { EntitlementChange, EntitlementFieldsFragment } from '#graphql/adminHooks.ts';

/** What is wanted of partners, by their ids, until it is saved. */
export type WantedEntitlements = ReadonlyMap<string, Wanted>;

export interface Wanted {
  readonly granted: boolean;
  /** As it is typed. */
  readonly reason: string;
}

/** Whether a customer has a partner once this is saved. */
export function isGranted({ state }: EntitlementFieldsFragment, wanted: Wanted | undefined): boolean {
  return wanted?.granted ?? state === 'GRANTED';
}

/** Of what is wanted, that which is not so already: somebody else may have done it meanwhile. */
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
  return granted ? state === 'GRANTED' : state === 'DENIED' || state === 'NONE';
}
