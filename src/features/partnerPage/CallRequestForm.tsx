import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callRequestLabels as labels, callRequestSchema, callTimeLabels } from '#domain/callRequest.ts';
import { formatDate } from '#domain/dates.ts';
import { createRefusalFromError } from '#domain/failureWords.ts';
import { offerAnchor } from '#domain/marketplace.ts';
import { phoneHint, phoneNumberFunctions } from '#domain/phone.ts';
import { useRequestCallMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useViewer } from '#session/useViewer.ts';
import { useReportPress, type OfferFormProps, type PartnerPageProps } from './partnerPageData.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

const times = Object.entries(callTimeLabels).map(([value, label]) => ({ value, label }));

/** Form that asks the partner to call the person, or the request that was sent (screens 2.14). */
export function CallRequestForm({ page }: PartnerPageProps) {
  const [isEditing, setIsEditing] = useState(false);
  const request = isEditing ? undefined : page.dealings?.callRequest;
  const heading = useFocusOnChange(request ? 'request' : 'form');
  if (!request) return <RequestForm page={page} heading={heading} onDone={() => setIsEditing(false)} />;
  return (
    <Card component="section" variant="form" aria-labelledby={offerAnchor}>
      <h2 id={offerAnchor} ref={heading} tabIndex={-1}>
        {page.heading} will call you
      </h2>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mt: 2 }}>
        At {request.phone}. {callTimeLabels[request.bestTime]}, on a weekday. Asked on{' '}
        {formatDate(request.requestedOn)}.
      </Typography>
      <FormActions>
        <Button color="tonal" onClick={() => setIsEditing(true)}>
          Change
        </Button>
      </FormActions>
    </Card>
  );
}

function RequestForm({ page, heading, onDone }: OfferFormProps) {
  const { userInfo } = useViewer();
  const previous = page.dealings?.callRequest;
  const reportPress = useReportPress(page);
  const { field, submit, isBusy, errorSummary } = useValidatedForm(
    callRequestSchema,
    {
      phone: previous?.phone ?? userInfo?.phone ?? '',
      bestTime: previous?.bestTime ?? '',
      note: previous?.note ?? '',
    },
    { explain: createRefusalFromError },
  );
  const [requestCall] = useRequestCallMutation({ context: { isToldByPage: true } });

  const send = submit(async (request) => {
    const { error } = await requestCall({ variables: { partnerId: page.partnerId, request } });
    if (error) throw error;
    reportPress('callToAction');
    onDone();
  });

  return (
    <Stack component="section" spacing={6} aria-labelledby={offerAnchor}>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <Typography component="h2" variant="h3" id={offerAnchor} ref={heading} tabIndex={-1} sx={{ mb: 4 }}>
          Ask for a call
        </Typography>
        <form noValidate onSubmit={send}>
          <FormFields>
            <PhoneField
              label={labels.phone}
              hint={phoneHint}
              aria-required
              numbers={phoneNumberFunctions}
              {...field('phone')}
            />
            <SelectField
              label={labels.bestTime}
              hint="In your own time zone, on weekdays"
              aria-required
              options={times}
              {...field('bestTime')}
            />
            <TextField
              label={`${labels.note} (optional)`}
              hint="What you would like to talk about"
              {...field('note')}
            />
          </FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={isBusy}>
              {isBusy ? 'Sending…' : 'Ask for a call'}
            </Button>
          </FormActions>
        </form>
      </Card>
    </Stack>
  );
}
