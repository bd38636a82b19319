import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '#domain/brand.ts';
import { suggestEmail } from '#domain/emailTypos.ts';
import { passwordHint, passwordStrength } from '#domain/newPassword.ts';
import { phoneHint, phoneNumberFunctions } from '#domain/phone.ts';
import { phoneSharingText } from '#domain/phoneSharingText.ts';
import { createRegistrationSchema, heardFromChoices, registrationLabels } from '#domain/registration.ts';
import { UserType } from '#domain/userType.ts';
import { CountdownButton } from '#features/linkRequest/CountdownButton.tsx';
import { StepProgress } from '#features/registration/StepProgress.tsx';
import { SummaryRow } from '#features/registration/SummaryRow.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FieldRow, FormActions, FormFields, FormFooter } from '#haven/fields/FormLayout.tsx';
import { NewPasswordField } from '#haven/fields/PasswordField.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { RadioCards } from '#haven/fields/RadioCards.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import { createHavenTheme } from '#haven/theme/theme.ts';

const labels = registrationLabels;

/** The second step of the registration, with every field of the kit. */
function Details() {
  const [isLeaving, setLeaving] = useState(false);
  const [sent, setSent] = useState('');
  const { field, submit, errorSummary } = useValidatedForm(createRegistrationSchema(UserType.Client), {
    firstName: '',
    lastName: '',
    companyName: '',
    email: '',
    phone: '',
    password: '',
    website: '',
    sponsorId: '',
    heardFrom: '',
    terms: false,
    offerNews: false,
    userTypeId: UserType.Client,
  });
  return (
    <FormFields>
      <StepProgress step={2} of={2} title="Create your account" />
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form noValidate onSubmit={submit(({ phone }) => setSent(phone ?? ''))}>
          <FormFields>
            <SummaryRow
              action={
                <Link variant="action" href="?view=type">
                  Change
                </Link>
              }
            >
              My business wants offers
            </SummaryRow>
            <FieldRow>
              <TextField label={labels.firstName} autoComplete="given-name" {...field('firstName')} />
              <TextField label={labels.lastName} autoComplete="family-name" {...field('lastName')} />
            </FieldRow>
            <TextField label={labels.companyName} autoComplete="organization" {...field('companyName')} />
            <EmailField
              label={labels.email}
              hint="We'll send a link to confirm it"
              suggest={suggestEmail}
              {...field('email')}
            />
            <PhoneField
              label={labels.phone}
              hint={`${phoneHint}. ${phoneSharingText}`}
              numbers={phoneNumberFunctions}
              {...field('phone')}
            />
            <NewPasswordField
              label={labels.password}
              hint={passwordHint}
              strengthOf={(typed) => passwordStrength(typed, {})}
              {...field('password')}
            />
            <SelectField
              label={`${labels.heardFrom} (optional)`}
              options={heardFromChoices}
              {...field('heardFrom')}
            />
            <FormFields dense>
              <Checkbox
                label={
                  <>
                    I agree to the <Link href="/terms">Terms of Service</Link> and{' '}
                    <Link href="/privacy">Privacy Policy</Link>
                  </>
                }
                {...field('terms')}
              />
              <Checkbox label="Tell me about offers (optional)" {...field('offerNews')} />
            </FormFields>
            <FormActions>
              <Button type="submit" size="large">
                Create account
              </Button>
              <Button variant="outlined" size="large" onClick={() => setLeaving(true)}>
                Cancel
              </Button>
            </FormActions>
          </FormFields>
        </form>
        <FormFooter>
          <Link variant="action" href="mailto:help@lintel.test">
            Need help?
          </Link>
        </FormFooter>
        <output>{sent && `Registered ${sent}`}</output>
      </Card>
      <Dialog
        open={isLeaving}
        title="Leave without creating an account?"
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button onClick={() => setLeaving(false)}>Keep editing</Button>
            <Button variant="outlined" href="?view=type">
              Leave
            </Button>
          </>
        }
      >
        What you typed is kept on this device for a day.
      </Dialog>
    </FormFields>
  );
}

/** The first step of the registration: a choice of two cards. */
function Type() {
  const [error, setError] = useState<string>();
  return (
    <FormFields>
      <StepProgress step={1} of={2} title="Create your account" />
      <Card variant="form">
        <FormFields>
          <RadioCards
            legend="How will you use the marketplace?"
            legendVariant="h4"
            error={error}
            choices={[
              {
                value: 'client',
                label: 'My business wants offers',
                description: 'Offers from partners for your company and its people.',
              },
              {
                value: 'affiliate',
                label: 'I refer businesses',
                description: 'You tell firms of the marketplace, and are paid for it.',
              },
            ]}
          />
          <FormActions>
            <Button size="large" onClick={() => setError('Select how you will use the marketplace')}>
              Continue
            </Button>
          </FormActions>
        </FormFields>
      </Card>
    </FormFields>
  );
}

/** The confirmation after the registration, and a summary of the person. */
function Sent() {
  const [availableAt] = useState(() => Date.now() + 60_000);
  return (
    <FormFields>
      <Card variant="form">
        <Outcome
          tone="info"
          title="Check your email"
          actions={<CountdownButton size="large" label="Resend email" availableAt={availableAt} />}
          links={
            <>
              <Link variant="action">Use a different email</Link>
              <Link variant="action" href="mailto:help@lintel.test">
                Need help?
              </Link>
            </>
          }
        >
          <p>
            We sent a link to <b>dana.lee@acme-builders-of-the-greater-chicago-area.example</b>. It works once
            and expires in 24 hours.
          </p>
        </Outcome>
      </Card>
      <Card variant="form">
        <FormFields>
          <DefinitionList
            items={[
              { term: 'Email', description: 'dana@acme.com' },
              { term: 'Company', description: 'Acme Builders' },
              { term: 'Application', description: <Chip color="info" label="In review" /> },
            ]}
          />
          <div>
            <Chip color="success" label="Current" /> <Chip color="warning" label="Expires in 23 days" />{' '}
            <Chip color="error" label="Expired 4 days ago" /> <Chip color="neutral" label="Deactivated" />
          </div>
        </FormFields>
      </Card>
    </FormFields>
  );
}

const views = { details: <Details />, type: <Type />, sent: <Sent /> };
const view = new URLSearchParams(window.location.search).get('view') as keyof typeof views | null;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <HavenProvider
    theme={createHavenTheme(brand.colors)}
    linkComponent={(props) => <a {...props}>{props.children}</a>}
  >
    <main>
      <Container>
        <div style={{ paddingBlock: 32 }}>{views[view ?? 'details']}</div>
      </Container>
    </main>
  </HavenProvider>,
);
