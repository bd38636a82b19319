import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { stepActionKinds, type ListingStep } from '#domain/listing.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { Button } from '#haven/actions/Button.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { ActionFields } from './ActionFields.tsx';
import styles from './Listing.module.css';
import { fieldsOf, partOf, type Part } from './partFields.ts';

interface StepFieldsProps {
  readonly step: Part<ListingStep>;
  /** Counts from 1. */
  readonly number: number;
  /** Undefined of the first one. */
  readonly onMoveUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One of the steps in which people redeem the offer. */
export function StepFields({ step, number, onMoveUp, onRemove }: StepFieldsProps) {
  const field = fieldsOf(step);
  return (
    <Stack component="fieldset" spacing={4} className={styles['step']}>
      <Typography component="legend" variant="h6" sx={{ px: 2 }}>
        Step {number}
      </Typography>
      <TextField {...field('title')} label="Title" maxLength={publishingLimits.lineLength} />
      <TextArea {...field('text')} label="What to do" rows={2} maxLength={publishingLimits.textLength} />
      <ActionFields action={partOf(step, 'action')} kinds={stepActionKinds} />
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', ml: -3 }}>
        {onMoveUp && (
          <Button variant="text" onClick={onMoveUp}>
            Move step {number} up
          </Button>
        )}
        <Button variant="text" onClick={onRemove}>
          Remove step {number}
        </Button>
      </Stack>
    </Stack>
  );
}
