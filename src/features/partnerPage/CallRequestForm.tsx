import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import {
  callRequestLabels as labels,
  callRequestSchema,
  callTimes,
  callTimeWords,
  type CallRequest,
} from '#domain/callRequest.ts';
import { formatDate } from '#domain/dates.ts';
import { toRefusal } from '#domain/failureWords.ts';
import { offerAnchor } from '#domain/marketplace.ts';
import { phoneHint, phoneNumbers } from '#domain/phone.ts';
import { useRequestCallMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useViewer } from '#session/useViewer.ts';
import { CallRequested } from './CallRequested.tsx';
import type { PartnerPageData } from './partnerPageData.ts';
import { useHeadingOfChange } from './useHeadingOfChange.ts';
import { usePagePress } from './usePagePress.ts';

interface CallRequestFormProps {
  readonly page: PartnerPageData;
  readonly partner: string;
}

const times = callTimes.map((value) => ({ value, label: callTimeWords[value] }));

/** Has the partner call: the form that asks for it, or what was asked (screens 2.14). */
export function CallRequestForm({ page, partner }: CallRequestFormProps) {
  const [isEditing, setIsEditing] = useState(false);
  const asked = isEditing ? undefined : page.dealings?.callRequest;
  const heading = useHeadingOfChange(asked ? 'asked' : 'form');
  if (asked) {
    const { phone, requestedOn } = asked;
    return (
      <CallRequested
        partner={partner}
        phone={phone}
        bestTime={callTimeWords[asked.bestTime]}
        requestedOn={formatDate(requestedOn)}
        heading={heading}
        onEdit={() => setIsEditing(true)}
      />
    );
  }
  return <AskForm page={page} heading={heading} onAsked={() => setIsEditing(false)} />;
}

interface AskFormProps {
  readonly page: PartnerPageData;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAsked: () => void;
}

function AskForm({ page, heading, onAsked }: AskFormProps) {
  const { userInfo } = useViewer();
  const before = page.dealings?.callRequest;
  const press = usePagePress(page);
  const { field, submit, isBusy, errorSummary } = useValidatedForm(
    callRequestSchema,
    {
      phone: before?.phone ?? userInfo?.phone ?? '',
      bestTime: before?.bestTime ?? '',
      note: before?.note ?? '',
    },
    { explain: toRefusal },
  );
  const [ask] = useRequestCallMutation({ context: { isToldByPage: true } });

  async function send(request: CallRequest): Promise<void> {
    const { error } = await ask({ variables: { partnerId: page.partnerId, request } });
    if (error) throw error;
    // What was refused starts nothing.
    press('callToAction');
    onAsked();
  }

  return (
    <Stack component="section" spacing={6} aria-labelledby={offerAnchor}>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <Typography component="h2" variant="h3" id={offerAnchor} ref={heading} tabIndex={-1} sx={{ mb: 4 }}>
          Ask for a call
        </Typography>
        <form noValidate onSubmit={submit(send)}>
          <FormFields>
            <PhoneField
              label={labels.phone}
              hint={phoneHint}
              aria-required
              numbers={phoneNumbers}
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
