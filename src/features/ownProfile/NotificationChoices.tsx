import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mayOpen } from '#domain/access.ts';
import { failureLines } from '#domain/failureWords.ts';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { FormFields } from '#haven/fields/FormLayout.tsx';
import { useFlow } from '#session/useFlow.ts';
import { useViewer } from '#session/useViewer.ts';

/** Checkbox for emails about offers, saved at once; a sentence instead for people who cannot use offers. */
export function NotificationChoices({ offerNews }: { readonly offerNews: boolean }) {
  const { act, isBusy, failure, send } = useFlow('ownProfile');
  const { kind } = useViewer();
  const isOurs = act === 'choice';
  if (!mayOpen('userPage', kind)) {
    return (
      <Typography variant="body2" color="textSecondary">
        We email you about your account.
      </Typography>
    );
  }
  return (
    <Stack spacing={3}>
      <Typography variant="body2" color="textSecondary">
        We always email you about your account and certificates. If you like, we also tell you when your
        company gets a partner, or when an offer or coupon that you wait for is back: one email a day at most.
      </Typography>
      <FormFields dense>
        <Checkbox
          label="Tell me about offers"
          checked={isBusy && isOurs ? !offerNews : offerNews}
          error={failure && isOurs ? failureLines(failure).join(' ') : undefined}
          onChange={({ target }) => {
            if (!isBusy) {
              send({ type: 'choice.submitted', choice: { of: 'offerNews', isWanted: target.checked } });
            }
          }}
        />
      </FormFields>
    </Stack>
  );
}
