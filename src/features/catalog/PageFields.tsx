import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '#domain/limits.ts';
import {
  maxListingSteps,
  noAction,
  listingPageActionKinds,
  listingStepActionKinds,
  type AnyListingActionKind,
  type ListingAction,
  type ListingPage,
  type ListingStep,
} from '#domain/listing.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import styles from './Listing.module.css';
import { moveUp } from './moveUp.ts';
import { controlIdOf, editedEntry, createFieldProps, editedProperty, type EditedPart } from './partFields.ts';

interface PageFieldsProps {
  readonly page: EditedPart<ListingPage>;
  /** Heading above the fields: "What /partner/qxo says". */
  readonly title: string;
}

export function PageFields({ page, title }: PageFieldsProps) {
  const field = createFieldProps(page);
  const text = (name: 'summary' | 'gets' | 'audience' | 'terms' | 'shares') => ({
    ...field(name),
    maxLength: publishingLimits.textLength,
  });
  return (
    <CardSection title={title} spacing={5}>
      <TextField
        {...field('heading')}
        label="Name of the page (optional)"
        hint="The page has the partner's name if you leave this empty."
        maxLength={publishingLimits.lineLength}
      />
      <TextArea {...text('summary')} label="Summary" rows={2} />
      <ActionFields action={editedProperty(page, 'action')} kinds={listingPageActionKinds} />
      <TextArea {...text('gets')} label="What people get" hint="One point per line, five at most." rows={5} />
      <TextArea {...text('audience')} label="Who can use it" rows={2} />
      <Steps steps={editedProperty(page, 'steps')} />
      <TextArea {...text('terms')} label="Terms" rows={2} />
      <TextArea
        {...text('shares')}
        label="What we share"
        hint="The data that we share with the partner, and when."
        rows={2}
      />
    </CardSection>
  );
}

function Steps({ steps }: { readonly steps: EditedPart<ListingStep[]> }) {
  const { value, path, faults, onChange } = steps;
  const missing = faults.find((fault) => fault.path === path);
  return (
    <Stack spacing={5}>
      <h3>How to redeem</h3>
      {missing && <FieldError id={`${controlIdOf(path)}-error`}>{missing.message}</FieldError>}
      {value
        .map((step, index) => editedEntry(steps, index, step))
        .map((step, index) => (
          <StepFields key={step.path} step={step} index={index} steps={steps} />
        ))}
      {value.length < maxListingSteps && (
        <Button
          id={controlIdOf(path)}
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...value, { title: '', text: '', action: noAction }])}
        >
          Add a step
        </Button>
      )}
    </Stack>
  );
}

interface StepFieldsProps {
  readonly step: EditedPart<ListingStep>;
  readonly index: number;
  readonly steps: EditedPart<ListingStep[]>;
}

function StepFields({ step, index, steps: { value, onChange } }: StepFieldsProps) {
  const field = createFieldProps(step);
  const number = index + 1;
  return (
    <Stack component="fieldset" spacing={4} className={styles['step']}>
      <Typography component="legend" variant="h6" sx={{ px: 2 }}>
        Step {number}
      </Typography>
      <TextField {...field('title')} label="Title" maxLength={publishingLimits.lineLength} />
      <TextArea {...field('text')} label="What to do" rows={2} maxLength={publishingLimits.textLength} />
      <ActionFields action={editedProperty(step, 'action')} kinds={listingStepActionKinds} />
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', ml: -3 }}>
        {index > 0 && (
          <Button variant="text" onClick={() => onChange(moveUp(value, index))}>
            Move step {number} up
          </Button>
        )}
        <Button variant="text" onClick={() => onChange(value.toSpliced(index, 1))}>
          Remove step {number}
        </Button>
      </Stack>
    </Stack>
  );
}

const kindNames: Readonly<Record<AnyListingActionKind, string>> = {
  NONE: 'There is no button',
  EXTERNAL: 'Leads to the partner',
  CALL_BACK: 'Opens a form to ask for a call',
  CONNECT_ACCOUNT: 'Opens a form to connect an account',
  COUPON: 'Gives a coupon',
  APP: 'Leads to an app',
};

interface ActionFieldsProps {
  readonly action: EditedPart<ListingAction>;
  readonly kinds: readonly AnyListingActionKind[];
}

/** Fields for the button of a page or a step: the kind, and the label and addresses that the kind requires. */
function ActionFields({ action, kinds }: ActionFieldsProps) {
  const { kind } = action.value;
  const field = createFieldProps(action);
  const address = (name: 'url' | 'iosUrl' | 'androidUrl') => ({
    ...field(name),
    type: 'url',
    maxLength: limits.urlLength,
    placeholder: 'https://',
  });
  return (
    <Stack spacing={5}>
      <SelectField
        {...field('kind')}
        label="What the button does"
        placeholder={null}
        options={kinds.map((value) => ({ value, label: kindNames[value] }))}
      />
      {kind !== 'NONE' && kind !== 'APP' && (
        <TextField {...field('label')} label="Words on the button" maxLength={publishingLimits.lineLength} />
      )}
      {kind === 'EXTERNAL' && <TextField {...address('url')} label="Where it leads" />}
      {kind === 'APP' && (
        <>
          <TextField {...address('iosUrl')} label="Address for iPhones" />
          <TextField {...address('androidUrl')} label="Address for Android phones" />
          <TextField
            {...address('url')}
            label="Address for any phone"
            hint="People on a computer scan it as a QR code."
          />
        </>
      )}
    </Stack>
  );
}
