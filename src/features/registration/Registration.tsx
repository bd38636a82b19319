import Alert from '@mui/material/Alert';
import { brand } from '#domain/brand.ts';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useFlow, type FlowState } from '#session/useFlow.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DetailsStep, type DetailsStepProps } from './DetailsStep.tsx';
import { TypeStep } from './TypeStep.tsx';

/** Why the person is at this step and not at the one that the address named. */
const notices = {
  typeNotChosen: 'Choose how you will use the marketplace first. Your details come next.',
  stepUnknown: `Registering at ${brand.marketplaceName} has two steps. Here is the first.`,
} as const;

/** Registering in two steps: the type, then the details (screens 2.3). */
export function Registration({ termsLabel, help }: DetailsStepProps) {
  const { state, notice } = useFlow('registration');
  const step = stepOf(state);
  useHeadingFocus(step);
  return (
    <>
      {step === 'type' ? (
        <TypeStep help={help} notice={notice && <Alert severity="info">{notices[notice]}</Alert>} />
      ) : (
        <DetailsStep termsLabel={termsLabel} help={help} />
      )}
      <CancelDialog />
    </>
  );
}

/** While the details are on their way they stay on the page; so they do until the next page has come. */
function stepOf(state: FlowState<'registration'>['state']): 'type' | 'details' {
  return typeof state === 'object' && 'type' in state.filling ? 'type' : 'details';
}
