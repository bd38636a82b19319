import { useState, type ReactNode } from 'react';
import { refusalOf } from '#domain/failureWords.ts';
import { passwordHint, passwordStrength } from '#domain/newPassword.ts';
import { formatPhone, isForeignPhone, phoneHint } from '#domain/phone.ts';
import {
  profileLabels as labels,
  profileSchema,
  type PendingProfile,
  type ProfileFields,
  type ProfilePart,
} from '#domain/profile.ts';
import type { TypedProfile } from '#domain/profileDraft.ts';
import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/Button.tsx';
import { Checkbox } from '#haven/Checkbox.tsx';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { ErrorSummary } from '#haven/ErrorSummary.tsx';
import { FieldRow, FormActions, FormFields, FormFooter } from '#haven/FormLayout.tsx';
import { NewPasswordField } from '#haven/NewPasswordField.tsx';
import { PhoneField } from '#haven/PhoneField.tsx';
import { SelectField } from '#haven/SelectField.tsx';
import { Surface } from '#haven/Surface.tsx';
import { TextField } from '#haven/TextField.tsx';
import { useValidatedForm } from '#haven/useValidatedForm.ts';
import { useProfile } from '#session/useProfile.ts';
import { timeZoneOptions, zoneOfBrowser } from './timeZones.ts';

const nothingTyped: TypedProfile = {
  firstName: '',
  lastName: '',
  companyName: '',
  phone: '',
  jobTitle: '',
  timeZone: '',
  terms: false,
};

/** What was registered stands in the form, to be corrected. */
function toRegistered({ firstName, lastName, companyName, phone }: PendingProfile): TypedProfile {
  return { ...nothingTyped, firstName, lastName, companyName: companyName ?? '', phone: phone ?? '' };
}

/** Only what is missing is asked, and what may be told beside it, in the order of the page. */
function toFields(missing: readonly ProfilePart[], typed: TypedProfile): ProfileFields {
  const { firstName, lastName, companyName, phone, jobTitle, timeZone, terms } = typed;
  const asks = (part: ProfilePart) => missing.includes(part);
  return {
    ...(asks('firstName') && { firstName }),
    ...(asks('lastName') && { lastName }),
    ...(asks('companyName') && { companyName }),
    ...(asks('phone') && { phone }),
    jobTitle,
    ...(asks('password') && { password: '' }),
    timeZone: timeZone || zoneOfBrowser(),
    ...(asks('terms') && { terms }),
  };
}

function toTyped({ password: _password, ...fields }: ProfileFields): TypedProfile {
  return { ...nothingTyped, ...fields };
}

interface ProfileFormProps {
  readonly profile: PendingProfile;
  /** What is agreed to. */
  readonly termsLabel: ReactNode;
  /** The last line of the card. */
  readonly help: ReactNode;
}

/** The form of a profile (screens 2.6): what is known is shown, what is missing is asked. */
export function ProfileForm({ profile, termsLabel, help }: ProfileFormProps) {
  const completing = useProfile();
  const { state, typed, send } = completing;
  const { missing } = profile;
  const busy = state === 'submitting';
  const [schema] = useState(() => profileSchema(missing));
  const { field, submit, errorSummary } = useValidatedForm(
    schema,
    toFields(missing, typed ?? toRegistered(profile)),
    {
      onValues: (fields) => send({ type: 'answers.changed', typed: toTyped(fields) }),
      refusal: refusalOf(completing),
    },
  );

  const asks = (part: ProfilePart) => missing.includes(part);
  const owner = { email: profile.email, companyName: profile.companyName ?? undefined };

  return (
    <>
      <ErrorSummary {...errorSummary} />
      <Surface padding="form">
        <form
          noValidate
          onSubmit={(event) => {
            void submit((answers) => {
              if (!busy) send({ type: 'profile.submitted', answers });
            })(event);
          }}
        >
          <FormFields>
            <DefinitionList items={knownOf(profile)} />
            {asks('firstName') && profile.firstName !== '' && (
              <p>These details were registered with your email. Correct what isn&apos;t right.</p>
            )}
            {(asks('firstName') || asks('lastName')) && (
              <FieldRow>
                {asks('firstName') && (
                  <TextField
                    label={labels.firstName}
                    autoComplete="given-name"
                    aria-required
                    {...field('firstName')}
                  />
                )}
                {asks('lastName') && (
                  <TextField
                    label={labels.lastName}
                    autoComplete="family-name"
                    aria-required
                    {...field('lastName')}
                  />
                )}
              </FieldRow>
            )}
            {asks('companyName') && (
              <TextField
                label={labels.companyName}
                autoComplete="organization"
                aria-required
                {...field('companyName')}
              />
            )}
            {asks('phone') && (
              <PhoneField
                label={labels.phone}
                hint={`${phoneHint}. Partners may call about an offer you start.`}
                aria-required
                format={formatPhone}
                isForeign={isForeignPhone}
                {...field('phone')}
              />
            )}
            <TextField
              label={`${labels.jobTitle} (optional)`}
              autoComplete="organization-title"
              {...field('jobTitle')}
            />
            {asks('password') && (
              <NewPasswordField
                label={labels.password}
                hint={passwordHint}
                aria-required
                strengthOf={(password) => passwordStrength(password, owner)}
                {...field('password')}
              />
            )}
            <SelectField
              label={`${labels.timeZone} (optional)`}
              hint="For the dates and times that we show and mail to you"
              options={timeZoneOptions()}
              {...field('timeZone')}
            />
            {asks('terms') && <Checkbox label={termsLabel} aria-required {...field('terms')} />}
          </FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={busy}>
              {busy ? 'Saving…' : 'Save and continue'}
            </Button>
          </FormActions>
        </form>
        <FormFooter>{help}</FormFooter>
      </Surface>
    </>
  );
}

/** What nobody needs to type again (WCAG 2.2, 3.3.7). */
function knownOf({ email, companyName, invitedBy, missing, ...person }: PendingProfile) {
  const name = missing.includes('firstName') || missing.includes('lastName') ? '' : fullName(person);
  return [
    { term: 'Name', description: name },
    { term: 'Email', description: email },
    { term: 'Company', description: missing.includes('companyName') ? '' : (companyName ?? '') },
    { term: 'Invited by', description: invitedBy ?? '' },
  ].filter(({ description }) => description !== '');
}
