import type { ReactNode } from 'react';
import { suggestEmail } from '#domain/emailTypos.ts';
import { passwordHint, passwordStrength } from '#domain/newPassword.ts';
import { phoneHint, phoneNumberFunctions } from '#domain/phone.ts';
import { phoneSharingText } from '#domain/phoneSharingText.ts';
import {
  heardFromChoices,
  referrerLabel,
  registrationLabels as labels,
  type RegistrationFormValues,
} from '#domain/registration.ts';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { FieldRow, FormFields } from '#haven/fields/FormLayout.tsx';
import { NewPasswordField } from '#haven/fields/PasswordField.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import type { GetFieldProps } from '#haven/fields/useValidatedForm.ts';
import { useFlow } from '#session/useFlow.ts';

interface DetailsFieldsProps {
  readonly isAffiliate: boolean;
  readonly termsLabel: ReactNode;
  readonly field: GetFieldProps<RegistrationFormValues>;
}

const optional = ' (optional)';

/** Fields of the registration's second step (screens 2.3); for affiliates also a website, and an optional phone. */
export function DetailsFields({ isAffiliate, termsLabel, field }: DetailsFieldsProps) {
  const { answers } = useFlow('registration');
  const textField = (name: 'firstName' | 'lastName' | 'companyName', autoComplete: string) => (
    <TextField
      label={labels[name]}
      autoComplete={autoComplete}
      aria-required
      enterKeyHint="next"
      {...field(name)}
    />
  );
  return (
    <FormFields>
      <FieldRow>
        {textField('firstName', 'given-name')}
        {textField('lastName', 'family-name')}
      </FieldRow>
      {textField('companyName', 'organization')}
      <EmailField
        label={labels.email}
        hint="We'll send a link to confirm it"
        aria-required
        suggest={suggestEmail}
        enterKeyHint="next"
        {...field('email')}
      />
      <PhoneField
        label={isAffiliate ? labels.phone + optional : labels.phone}
        hint={isAffiliate ? phoneHint : `${phoneHint}. ${phoneSharingText}`}
        aria-required={!isAffiliate}
        numbers={phoneNumberFunctions}
        enterKeyHint="next"
        {...field('phone')}
      />
      <NewPasswordField
        label={labels.password}
        hint={passwordHint}
        aria-required
        enterKeyHint="done"
        strengthOf={(typed) => passwordStrength(typed, answers)}
        {...field('password')}
      />
      {isAffiliate ? (
        <>
          <TextField
            label={labels.website + optional}
            type="url"
            inputMode="url"
            autoComplete="url"
            {...field('website')}
          />
          <TextField label={labels.sponsorId + optional} inputMode="numeric" {...field('sponsorId')} />
        </>
      ) : (
        <TextField
          label={referrerLabel + optional}
          hint="Name of the business, or its affiliate ID"
          enterKeyHint="next"
          {...field('sponsorId')}
        />
      )}
      <SelectField label={labels.heardFrom + optional} options={heardFromChoices} {...field('heardFrom')} />
      <div>
        <Checkbox label={termsLabel} aria-required {...field('terms')} />
        <Checkbox label={`Tell me about offers${optional}`} {...field('offerNews')} />
      </div>
    </FormFields>
  );
}
