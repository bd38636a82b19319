import Card from '@mui/material/Card';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRefusal } from '#domain/failureWords.ts';
import { passwordHint, passwordStrength } from '#domain/newPassword.ts';
import { phoneHint, phoneNumberFunctions } from '#domain/phone.ts';
import { phoneSharingText } from '#domain/phoneSharingText.ts';
import {
  profileLabels as labels,
  createProfileSchema,
  type PendingProfile,
  type ProfileFormValues,
} from '#domain/profile.ts';
import { formatTimeZoneName, timeZoneOptions } from '#domain/timeZoneNames.ts';
import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FieldRow, FormActions, FormFields, FormFooter } from '#haven/fields/FormLayout.tsx';
import { NewPasswordField } from '#haven/fields/PasswordField.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useFlow } from '#session/useFlow.ts';
import { listOptionalFields, toProfileFields, toTypedProfile } from './profileFields.ts';

export interface ProfileFormProps {
  readonly profile: PendingProfile;
  readonly termsLabel: ReactNode;
  /** Content of the last line of the card, such as a link to support. */
  readonly help: ReactNode;
}

/** Form for the missing values of a profile (screens 2.6); a button reveals the fields of known and optional values. */
export function ProfileForm({ profile, termsLabel, help }: ProfileFormProps) {
  const { isBusy, typed, failure, send } = useFlow('profile');
  const { missing } = profile;
  const [schema] = useState(() => createProfileSchema(missing));
  const [initial] = useState(() => toProfileFields(profile, typed));
  const { form, field, submit, errorSummary } = useValidatedForm(schema, initial, {
    onValues: (fields) => send({ type: 'answers.changed', typed: toTypedProfile(fields) }),
    isBusy,
    refusal: createRefusal(failure),
  });

  const isPhoneAsked = missing.includes('phone');
  const optional = listOptionalFields(profile);
  const [isOpen, setOpen] = useState(() => {
    const untouched = toProfileFields(profile, null);
    return missing.length === 0 || optional.some((name) => initial[name] !== untouched[name]);
  });
  // A hidden field with an error must become visible.
  if (!isOpen && optional.some((name) => form.formState.errors[name] !== undefined)) setOpen(true);
  const shows = (name: keyof ProfileFormValues) =>
    name in initial && (isOpen || !optional.some((one) => one === name));
  const textField = (name: 'firstName' | 'lastName' | 'companyName', autoComplete: string) =>
    shows(name) && (
      <TextField label={labels[name]} autoComplete={autoComplete} aria-required {...field(name)} />
    );

  const owner = { email: profile.email, companyName: profile.companyName ?? undefined };

  return (
    <>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form
          method="post"
          noValidate
          onSubmit={submit((answers) => send({ type: 'profile.submitted', answers }))}
        >
          <FormFields>
            {/* Known values, which nobody needs to type again (WCAG 2.2, 3.3.7). */}
            <DefinitionList
              items={[
                {
                  term: 'Name',
                  description: !shows('firstName') && !shows('lastName') && (fullName(profile) || null),
                },
                { term: labels.email, description: profile.email },
                { term: 'Company', description: !shows('companyName') && (profile.companyName || null) },
                { term: labels.phone, description: !shows('phone') && (profile.phone || null) },
                { term: 'Invited by', description: profile.invitedBy || null },
                {
                  term: labels.timeZone,
                  description: !shows('timeZone') && formatTimeZoneName(initial.timeZone),
                },
              ]}
            />
            {optional.includes('firstName') && (
              <p>These details were registered with your email. Correct what isn&apos;t right.</p>
            )}
            {!isOpen && (
              <div>
                <Button
                  variant="outlined"
                  onClick={() => {
                    flushSync(() => setOpen(true));
                    form.setFocus(optional[0]);
                  }}
                >
                  Change or add details
                </Button>
              </div>
            )}
            {(shows('firstName') || shows('lastName')) && (
              <FieldRow>
                {textField('firstName', 'given-name')}
                {textField('lastName', 'family-name')}
              </FieldRow>
            )}
            {textField('companyName', 'organization')}
            {shows('phone') && (
              <PhoneField
                label={isPhoneAsked ? labels.phone : `${labels.phone} (optional)`}
                hint={`${phoneHint}. ${phoneSharingText}`}
                aria-required={isPhoneAsked}
                numbers={phoneNumberFunctions}
                {...field('phone')}
              />
            )}
            {shows('jobTitle') && (
              <TextField
                label={`${labels.jobTitle} (optional)`}
                autoComplete="organization-title"
                {...field('jobTitle')}
              />
            )}
            {shows('timeZone') && (
              <SelectField
                label={`${labels.timeZone} (optional)`}
                hint="For the dates and times that we show and mail to you"
                options={timeZoneOptions()}
                {...field('timeZone')}
              />
            )}
            {optional.includes('firstName') && (
              <p>
                You registered in another browser, or on another device. To keep your account safe,{' '}
                {shows('password') &&
                  'choose a password here: the one you chose first no longer counts. Then '}
                agree to the terms here.
              </p>
            )}
            {shows('password') && (
              <NewPasswordField
                label={labels.password}
                hint={passwordHint}
                aria-required
                strengthOf={(password) => passwordStrength(password, owner)}
                {...field('password')}
              />
            )}
            {shows('terms') && <Checkbox label={termsLabel} aria-required {...field('terms')} />}
          </FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={isBusy}>
              {isBusy ? 'Saving…' : 'Save and continue'}
            </Button>
          </FormActions>
        </form>
        <FormFooter>{help}</FormFooter>
      </Card>
    </>
  );
}
