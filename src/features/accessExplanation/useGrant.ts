import { toCallFailure } from '#domain/callFailure.ts';
import { useSetEntitlementsMutation } from '#graphql/adminHooks.ts';
import type { Explanation } from './accessWords.ts';

/** Switches on the partner that is missing, where that would let the person in. */
export function useGrant({ customer, entitlement, changes }: Explanation, onGranted: () => void) {
  const [save, { loading, error, client }] = useSetEntitlementsMutation({
    context: { isToldByPage: true },
    refetchQueries: ['ExplainAccess'],
    awaitRefetchQueries: true,
  });
  const granted =
    customer && entitlement && changes.some(({ type }) => type === 'PARTNER')
      ? { partner: entitlement.partnerTitle, customer: customer.name }
      : null;

  async function grant(): Promise<void> {
    if (!customer || !entitlement) return;
    const { error: refused } = await save({
      variables: {
        customerId: customer.id,
        version: customer.version,
        changes: [{ partnerId: entitlement.partnerId, granted: true }],
      },
    }).catch((thrown: unknown) => ({ error: thrown }));
    if (refused === undefined) onGranted();
    // Where somebody else was quicker, what they did is shown.
    else await client.refetchQueries({ include: ['ExplainAccess'] });
  }

  return {
    /** What can be switched on, by its names. */
    granted,
    failure: error ? toCallFailure(error) : null,
    isSaving: loading,
    grant,
  };
}
