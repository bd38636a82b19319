import Alert from '@mui/material/Alert';
import { brand } from '#domain/brand.ts';
import { Button } from '#haven/actions/Button.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useFlow } from '#session/useFlow.ts';
import { DetailsStep, type DetailsStepProps } from './DetailsStep.tsx';
import { TypeStep } from './TypeStep.tsx';

/** Texts that say why the page shows the first step instead of the step in the address. */
const notices = {
  typeNotChosen: 'Choose how you will use the marketplace first. Your details come next.',
  stepUnknown: `Registering at ${brand.marketplaceName} has two steps. Here is the first.`,
} as const;

/** Page of the registration in two steps: the person's type, then the details (screens 2.3). */
export function Registration({ termsLabel, help }: DetailsStepProps) {
  const { state, notice } = useFlow('registration');
  // After a submission, the details step stays until the next page is shown.
  const step = typeof state === 'object' && 'type' in state.filling ? 'type' : 'details';
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

function CancelDialog() {
  const { hasTag, send } = useFlow('registration');
  return (
    <Dialog
      open={hasTag('asked')}
      title="Leave without creating an account?"
      onClose={() => send({ type: 'cancel.withdrawn' })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'cancel.withdrawn' })}>
            Keep editing
          </Button>
          <Button variant="outlined" size="large" onClick={() => send({ type: 'cancel.confirmed' })}>
            Leave
          </Button>
        </>
      }
    >
      We remove what you typed from this device.
    </Dialog>
  );
}
