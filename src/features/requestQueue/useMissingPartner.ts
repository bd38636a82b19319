import { usePartnersOfAskerQuery, type QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { shownData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';

/** Name of the company that asked, where it is one and does not have this partner; null while that is not known. */
export function useMissingPartner(
  rows: readonly QueuedRequestFieldsFragment[],
  partnerId: string,
): string | null {
  const [asker] = rows;
  const isOne = rows.every(({ customerId }) => customerId === asker?.customerId);
  const asked = usePartnersOfAskerQuery({
    variables: { id: asker?.customerId ?? '' },
    ...adminQueryOptions,
    skip: !asker || !isOne || partnerId === '',
  });
  const entitlement = shownData(asked)?.adminCustomer.entitlements.find(
    (each) => each.partnerId === partnerId,
  );
  return asker && entitlement && entitlement.state !== 'granted' ? asker.customerName : null;
}
