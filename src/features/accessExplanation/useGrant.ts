import { useEffect, useEffectEvent, useRef } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useSetEntitlementsMutation } from '#graphql/adminHooks.ts';
import type { Explanation } from './accessWords.ts';

/**
 * Switches on the partner that is missing, where that would let the person in.
 * @param onGone told once that is no longer to be done after a press, whoever has done it: its button is gone
 */
export function useGrant({ customer, entitlement, changes }: Explanation, onGone: () => void) {
  const wasPressed = useRef(false);
  const [save, { loading, error, client }] = useSetEntitlementsMutation({
    context: { isToldByPage: true },
    refetchQueries: ['ExplainAccess'],
    awaitRefetchQueries: true,
  });
  const granted =
    customer && entitlement && changes.some(({ type }) => type === 'partner')
      ? { partner: entitlement.partnerTitle, customer: customer.name }
      : null;

  const isThere = granted !== null;
  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (!isThere && wasPressed.current) tellGone();
  }, [isThere]);

  async function grant(): Promise<void> {
    if (!customer || !entitlement) return;
    wasPressed.current = true;
    const { error: refused } = await save({
      variables: {
        customerId: customer.id,
        version: customer.version,
        changes: [{ partnerId: entitlement.partnerId, granted: true }],
      },
    }).catch((thrown: unknown) => ({ error: thrown }));
    // Where somebody else was quicker, what they did is shown.
    if (refused !== undefined) await client.refetchQueries({ include: ['ExplainAccess'] });
  }

  return {
    /** What can be switched on, by its names. */
    granted,
    failure: error ? toCallFailure(error) : null,
    isSaving: loading,
    grant,
  };
}
