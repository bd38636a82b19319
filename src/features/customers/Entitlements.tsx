import Stack from '@mui/material/Stack';
import { failureWords } from '#domain/failureWords.ts';
import type { AdminCustomerFieldsFragment, EntitlementFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { EntrySection } from '#admin/EntrySection.tsx';
import { useLeaveSection } from '#admin/useLeaveSection.ts';
import { entitlementColumns } from './entitlementColumns.tsx';
import { useEntitlements } from './useEntitlements.ts';

interface EntitlementsProps {
  readonly customer: AdminCustomerFieldsFragment;
  readonly entitlements: readonly EntitlementFieldsFragment[];
}

/** Which partners a customer has. What is switched is collected, and saved together. */
export function Entitlements({ customer, entitlements }: EntitlementsProps) {
  const deciding = useEntitlements(customer, entitlements);
  const { changes, failure, isSaving, isSaved } = deciding;
  const leaving = useLeaveSection(changes.length > 0, 'customers', customer.id);

  function save(): void {
    if (changes.length > 0) void deciding.confirm();
  }

  function discard(): void {
    if (!isSaving) deciding.discard();
  }

  return (
    <EntrySection title="Partners">
      <DataTable
        caption="Partners"
        rows={entitlements}
        keyOf={({ partnerId }) => partnerId}
        columns={entitlementColumns(deciding)}
      />
      <Stack role="alert" spacing={2} sx={{ '&:empty': { display: 'none' } }}>
        {deciding.errors.size > 0 && (
          <FieldError id="entitlements-missing">
            Enter the reason beside each partner that you switch off
          </FieldError>
        )}
        {failure &&
          failureWords(failure).map((line) => (
            <FieldError key={line} id={`entitlements-${line}`}>
              {line}
            </FieldError>
          ))}
        {failure?.code === 'CONFLICT' && (
          <p>
            {changes.length > 0
              ? 'The list shows the current state. We kept and marked your changes: save again to apply them.'
              : 'The list shows the current state. All your changes are in place already.'}
          </p>
        )}
      </Stack>
      <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button busy={isSaving} aria-disabled={changes.length === 0} onClick={save}>
          {isSaving ? 'Saving…' : 'Save partners'}
        </Button>
        <Button variant="outlined" aria-disabled={changes.length === 0 || isSaving} onClick={discard}>
          Discard changes
        </Button>
        <output>
          {changes.length > 0 ? countOf(changes.length) : isSaved ? 'Saved.' : 'Nothing to save.'}
        </output>
      </Stack>
      <LeaveQuestion {...leaving} />
    </EntrySection>
  );
}

function countOf(changes: number): string {
  return changes === 1 ? '1 change to save.' : `${changes} changes to save.`;
}
