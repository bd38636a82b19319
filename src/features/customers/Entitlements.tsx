import Stack from '@mui/material/Stack';
import type { AdminCustomerQuery } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { EntrySection } from '#admin/EntrySection.tsx';
import { FailureErrors } from '#admin/FailureErrors.tsx';
import { useLeaveSectionGuard } from '#admin/useLeaveSectionGuard.ts';
import { createEntitlementColumns } from './createEntitlementColumns.tsx';
import { useEntitlementChanges } from './useEntitlementChanges.ts';

type EntitlementsProps = Pick<AdminCustomerQuery['adminCustomer'], 'customer' | 'entitlements'>;

/** Table that switches a customer's partners on and off; a button saves all changes in one call. */
export function Entitlements({ customer, entitlements }: EntitlementsProps) {
  const deciding = useEntitlementChanges(customer, entitlements);
  const { changes, failure, isSaving, isSaved } = deciding;
  const leaving = useLeaveSectionGuard(changes.length > 0, 'customers', customer.id);

  return (
    <EntrySection title="Partners">
      <DataTable
        caption="Partners"
        rows={entitlements}
        keyOf={({ partnerId }) => partnerId}
        columns={createEntitlementColumns(deciding)}
      />
      <Stack role="alert" spacing={2} sx={{ '&:empty': { display: 'none' } }}>
        {deciding.errors.size > 0 && (
          <FieldError id="entitlements-missing">
            Enter the reason beside each partner that you switch off
          </FieldError>
        )}
        <FailureErrors id="entitlements" failure={failure} />
        {failure?.code === 'CONFLICT' && (
          <p>
            {changes.length > 0
              ? 'The list shows the current state. We kept and marked your changes: save again to apply them.'
              : 'The list shows the current state. All your changes are in place already.'}
          </p>
        )}
      </Stack>
      <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          busy={isSaving}
          aria-disabled={changes.length === 0}
          onClick={() => changes.length > 0 && void deciding.confirm()}
        >
          {isSaving ? 'Saving…' : 'Save partners'}
        </Button>
        <Button
          variant="outlined"
          aria-disabled={changes.length === 0 || isSaving}
          onClick={() => isSaving || deciding.discard()}
        >
          Discard changes
        </Button>
        <output>
          {changes.length > 0
            ? `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} to save.`
            : isSaved
              ? 'Saved.'
              : 'Nothing to save.'}
        </output>
      </Stack>
      <LeaveQuestion {...leaving} />
    </EntrySection>
  );
}
