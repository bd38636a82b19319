import { limits } from '#domain/limits.ts';
import { partners } from '#domain/partner.ts';
import {
  usePartnersOfAskerQuery,
  type ProductRequestDecision,
  type QueuedRequestFieldsFragment,
} from '#graphql/adminHooks.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { serverErrorType, useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { shownData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { DecisionDialog } from '#admin/DecisionDialog.tsx';
import { createRequestDecisionSchema, requestDecisionTexts, type useRequestDecision } from './decisions.ts';
import { useMergeTarget } from './useMergeTarget.ts';

interface RequestDecisionDialogProps {
  readonly decision: ProductRequestDecision;
  readonly rows: readonly QueuedRequestFieldsFragment[];
  readonly deciding: ReturnType<typeof useRequestDecision>;
}

/** Dialog that confirms a decision about requests, with the fields that the decision requires. */
export function RequestDecisionDialog({ decision, rows, deciding }: RequestDecisionDialogProps) {
  const { form, field, submit } = useValidatedForm(
    createRequestDecisionSchema(decision),
    { reason: '', partnerId: '', into: '' },
    { focusesError: true },
  );
  const typed = form.watch();
  const other = useMergeTarget(typed.into, rows);
  const withoutPartner = useMissingPartner(rows, typed.partnerId);
  const [only] = rows;
  const what = rows.length === 1 && only ? only.reference : `${rows.length} requests`;

  return (
    <DecisionDialog
      words={requestDecisionTexts[decision]}
      what={what}
      deciding={deciding}
      onConfirm={submit(({ reason, partnerId, into }) => {
        if (decision === 'merge' && other.problem !== undefined) {
          form.setError('into', { type: serverErrorType, message: other.problem }, { shouldFocus: true });
          return;
        }
        deciding.confirm({
          decision,
          reason: reason || null,
          partnerId: partnerId || null,
          into: into || null,
        });
      })}
    >
      {decision === 'decline' && (
        <TextArea
          {...field('reason')}
          label="Reason"
          hint="The person who asked can read this"
          rows={3}
          count={{ typed: (typed.reason ?? '').length, most: limits.productReasonLength }}
        />
      )}
      {decision === 'makeAvailable' && (
        <>
          <SelectField
            {...field('partnerId')}
            label="Partner who has it (optional)"
            placeholder="No partner of ours"
            options={partners.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
          <output>
            {withoutPartner !== null && `${withoutPartner} doesn't have this partner yet. We tell them so.`}
          </output>
        </>
      )}
      {decision === 'merge' && (
        <>
          <TextField
            {...field('into')}
            label="Reference of the other request"
            hint="For example PR-000123. The request must be open."
          />
          <output>{other.words}</output>
        </>
      )}
    </DecisionDialog>
  );
}

/** Returns the company's name if all rows belong to one company without the partner; null otherwise or until loaded. */
function useMissingPartner(rows: readonly QueuedRequestFieldsFragment[], partnerId: string): string | null {
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
