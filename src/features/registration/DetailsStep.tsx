import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { createRefusal } from '#domain/failureWords.ts';
import { registrationStepPath } from '#domain/paths.ts';
import { createRegistrationSchema } from '#domain/registration.ts';
import { UserType, userTypeLabels, type UserTypeId } from '#domain/userType.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { StepProgress } from './StepProgress.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields, FormFooter } from '#haven/fields/FormLayout.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useFlow } from '#session/useFlow.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { SummaryRow } from './SummaryRow.tsx';

const unreachable = "We couldn't reach the server. Your answers are saved on this device.";

export interface DetailsStepProps {
  readonly termsLabel: ReactNode;
  /** Content of the last line of the card, such as a link to support. */
  readonly help: ReactNode;
}

/** Second step of the registration: the details of person and company. */
export function DetailsStep(slots: DetailsStepProps) {
  const { userTypeId } = useFlow('registration');
  // A change of the person's type remounts the form.
  return <DetailsForm key={userTypeId} {...slots} userTypeId={userTypeId ?? UserType.Client} />;
}

function DetailsForm({
  userTypeId,
  termsLabel,
  help,
}: DetailsStepProps & { readonly userTypeId: UserTypeId }) {
  const { isBusy: busy, entry, answers, failure, send } = useFlow('registration');
  const { firstName, lastName, companyName, email, phone, ...rest } = answers;
  // The error summary lists the errors in the order of these keys.
  const initial = { userTypeId, firstName, lastName, companyName, email, phone, password: '', ...rest };
  const { field, submit, errorSummary } = useValidatedForm(createRegistrationSchema(userTypeId), initial, {
    // The draft never contains the password.
    onValues: ({ password: _password, userTypeId: _type, ...changed }) =>
      send({ type: 'answers.changed', answers: changed }),
    isBusy: busy,
    refusal: createRefusal(failure, { unreachable }),
  });

  return (
    <>
      <StepProgress title="Create your account" step={2} of={2} />
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form
          method="post"
          noValidate
          onSubmit={submit((registration) => send({ type: 'registration.submitted', registration }))}
        >
          <FormFields>
            <SummaryRow
              action={
                <Link variant="action" href={registrationStepPath(entry, 'type')}>
                  Change
                </Link>
              }
            >
              {userTypeLabels[userTypeId]}
            </SummaryRow>
            <DetailsFields
              isAffiliate={userTypeId === UserType.Affiliate}
              termsLabel={termsLabel}
              field={field}
            />
          </FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={busy}>
              {busy ? 'Creating account…' : 'Create account'}
            </Button>
            <Button
              variant="outlined"
              size="large"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) send({ type: 'cancel.requested' });
              }}
            >
              Cancel
            </Button>
          </FormActions>
        </form>
        <FormFooter>{help}</FormFooter>
      </Card>
    </>
  );
}
