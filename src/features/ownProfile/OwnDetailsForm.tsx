import { brand } from '#domain/brand.ts';
import { createRefusal } from '#domain/failureWords.ts';
import { ownDetailsSchema, ownProfileLabels as labels } from '#domain/ownProfile.ts';
import { phoneHint, phoneNumberFunctions } from '#domain/phone.ts';
import type { OwnProfileQuery } from '#graphql/profileHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FieldRow, FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useFlow } from '#session/useFlow.ts';

/** Form for the person's name and phone number. Only support changes the email, since the person logs in with it. */
export function OwnDetailsForm({ person }: { readonly person: OwnProfileQuery['ownProfile'] }) {
  const { act, isBusy, failure, send } = useFlow('ownProfile');
  const { firstName, lastName, phone } = person;
  const initial = { firstName, lastName, phone: phone ?? '' };
  const { field, submit, errorSummary } = useValidatedForm(ownDetailsSchema, initial, {
    onValues: () => send({ type: 'form.typed', form: 'details' }),
    isBusy,
    refusal: act === 'details' ? createRefusal(failure) : undefined,
  });
  const isSaving = isBusy && act === 'details';
  const nameField = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField label={labels[name]} autoComplete={autoComplete} aria-required {...field(name)} />
  );

  return (
    <form noValidate onSubmit={submit((details) => send({ type: 'details.submitted', details }))}>
      <FormFields>
        <ErrorSummary {...errorSummary} />
        <DefinitionList
          items={[
            { term: labels.email, description: person.email },
            { term: 'Who referred your company', description: person.referredBy },
          ]}
        />
        <p>
          You log in with this email. To change it,{' '}
          <Link href={`mailto:${brand.supportEmail}`}>contact support</Link>.
        </p>
        <FieldRow>
          {nameField('firstName', 'given-name')}
          {nameField('lastName', 'family-name')}
        </FieldRow>
        <PhoneField
          label={`${labels.phone} (optional)`}
          hint={phoneHint}
          numbers={phoneNumberFunctions}
          {...field('phone')}
        />
      </FormFields>
      <FormActions>
        <Button type="submit" color="tonal" size="large" busy={isSaving}>
          {isSaving ? 'Saving…' : 'Save details'}
        </Button>
      </FormActions>
    </form>
  );
}
