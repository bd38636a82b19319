import { useState } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import {
  useSetEntitlementsMutation,
  type AdminCustomerFieldsFragment,
  type EntitlementFieldsFragment,
} from '#graphql/adminHooks.ts';
import {
  findMissingReasons,
  listUnsavedChanges,
  type WantedEntitlement,
  type WantedEntitlements,
} from './entitlementChanges.ts';

/** Holds the unsaved changes of a customer's entitlements, and saves them in one call. */
export function useEntitlementChanges(
  customer: AdminCustomerFieldsFragment,
  entitlements: readonly EntitlementFieldsFragment[],
) {
  const [wanted, setWanted] = useState<WantedEntitlements>(new Map());
  /** Changes that the running call saves. */
  const [sent, setSent] = useState<WantedEntitlements>(new Map());
  const [isTold, setTold] = useState(false);
  const [save, { loading, error, data, reset, client }] = useSetEntitlementsMutation({
    context: { isToldByPage: true },
    refetchQueries: ['AdminCustomer', 'AuditLog'],
    awaitRefetchQueries: true,
  });
  const changes = listUnsavedChanges(entitlements, wanted);
  const missing = findMissingReasons(changes);

  function want(partnerId: string, each: WantedEntitlement | null): void {
    if (sent.has(partnerId)) return;
    if (data) reset();
    const others = new Map(wanted);
    if (each === null) others.delete(partnerId);
    else others.set(partnerId, each);
    setWanted(others);
  }

  async function confirm(): Promise<void> {
    setTold(missing.size > 0);
    if (missing.size > 0) return;
    const variables = { customerId: customer.id, version: customer.version, changes: [...changes] };
    setSent(wanted);
    const { error: refused } = await save({ variables }).catch((thrown: unknown) => ({ error: thrown }));
    setSent(new Map());
    // A change of another partner made during the save is still unsaved.
    if (refused === undefined) setWanted((now) => new Map([...now].filter(([id]) => !wanted.has(id))));
    // After a conflict, the reload shows the saved state beside the unsaved change.
    else await client.refetchQueries({ include: ['AdminCustomer', 'AuditLog'] });
  }

  return {
    wanted,
    changes,
    /** Errors for missing reasons, by partner id; empty until an attempt to save without them. */
    errors: isTold ? missing : new Map<string, string>(),
    failure: error ? toCallFailure(error) : null,
    isSaving: loading,
    isSaved: data !== undefined && data !== null && !loading,
    /** Whether the running call saves a change of this partner, whose switch is then locked. */
    isSent: (partnerId: string) => sent.has(partnerId),
    want,
    confirm,
    discard: () => {
      reset();
      setTold(false);
      setWanted(new Map());
    },
  };
}
