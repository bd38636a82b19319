import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { UserType, userTypeLabels } from '#domain/userType.ts';
import { Button } from '#haven/actions/Button.tsx';
import { StepProgress } from './StepProgress.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields, FormFooter } from '#haven/fields/FormLayout.tsx';
import { RadioCards } from '#haven/fields/RadioCards.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useRuntime } from '#session/runtime.ts';
import { useFlow } from '#session/useFlow.ts';

const typeSchema = v.object({
  userType: v.pipe(
    v.nullish(v.string(), ''),
    v.transform(Number),
    v.picklist(Object.values(UserType), 'Select how you will use the marketplace'),
  ),
});

const choicesOf = (areAffiliatesReviewed: boolean) => [
  {
    value: String(UserType.Client),
    label: userTypeLabels[UserType.Client],
    description: 'Find offers of our partners for your company.',
  },
  {
    value: String(UserType.Affiliate),
    label: userTypeLabels[UserType.Affiliate],
    description: `Bring companies to the marketplace.${areAffiliatesReviewed ? ' We review each application.' : ''}`,
  },
];

/** First step of the registration: the choice of the person's type. `help` is the last line of the card. */
export function TypeStep({ notice, help }: { readonly notice: ReactNode; readonly help: ReactNode }) {
  const { areAffiliatesReviewed } = useRuntime();
  const { userTypeId, send } = useFlow('registration');
  const chosen = userTypeId === null ? '' : String(userTypeId);
  const { field, submit, errorSummary } = useValidatedForm(typeSchema, { userType: chosen });
  return (
    <>
      <StepProgress title="Create your account" step={1} of={2} />
      {notice}
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form
          method="post"
          noValidate
          onSubmit={submit(({ userType }) =>
            send({ type: 'type.chosen', userTypeId: userType, label: userTypeLabels[userType] }),
          )}
        >
          <FormFields>
            <RadioCards
              legend="How will you use the marketplace?"
              legendVariant="h4"
              choices={choicesOf(areAffiliatesReviewed)}
              defaultValue={chosen}
              {...field('userType')}
            />
          </FormFields>
          <FormActions>
            <Button type="submit" size="large">
              Continue
            </Button>
            <Button variant="outlined" size="large" onClick={() => send({ type: 'cancel.requested' })}>
              Cancel
            </Button>
          </FormActions>
        </form>
        <FormFooter>{help}</FormFooter>
      </Card>
    </>
  );
}
