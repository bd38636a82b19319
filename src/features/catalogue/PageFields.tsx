import Stack from '@mui/material/Stack';
import { noAction, maxSteps, pageActionKinds, type ListingPage, type ListingStep } from '#domain/listing.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import { ActionFields } from './ActionFields.tsx';
import { movedUp } from './movedUp.ts';
import { controlIdOf, entryOf, fieldsOf, partOf, type Part } from './partFields.ts';
import { StepFields } from './StepFields.tsx';

interface PageFieldsProps {
  readonly page: Part<ListingPage>;
  /** "The page", or "The page /partner/qxo" where there are several. */
  readonly title: string;
}

const emptyStep: ListingStep = { title: '', text: '', action: noAction };

/** What one page of a partner says, and what it has people do. */
export function PageFields({ page, title }: PageFieldsProps) {
  const field = fieldsOf(page);
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
      <ActionFields action={partOf(page, 'action')} kinds={pageActionKinds} />
      <TextArea {...text('gets')} label="What people get" hint="One point per line, five at most." rows={5} />
      <TextArea {...text('audience')} label="Who can use it" rows={2} />
      <Steps steps={partOf(page, 'steps')} />
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

function Steps({ steps }: { readonly steps: Part<ListingStep[]> }) {
  const { value, path, faults, onChange } = steps;
  const missing = faults.find((fault) => fault.path === path);
  const add = () => onChange([...value, emptyStep]);
  return (
    <Stack spacing={5}>
      <h3>How to redeem</h3>
      {missing && <FieldError id={`${controlIdOf(path)}-error`}>{missing.message}</FieldError>}
      {value
        .map((step, index) => ({ step: entryOf(steps, index, step), index }))
        .map(({ step, index }) => (
          <StepFields
            key={step.path}
            step={step}
            number={index + 1}
            onMoveUp={index === 0 ? undefined : () => onChange(movedUp(value, index))}
            onRemove={() => onChange(value.toSpliced(index, 1))}
          />
        ))}
      {value.length < maxSteps && (
        <Button id={controlIdOf(path)} variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={add}>
          Add a step
        </Button>
      )}
    </Stack>
  );
}
