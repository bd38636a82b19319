import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import * as v from 'valibot';
import { toCallFailure } from '#domain/callFailure.ts';
import { createRefusalFromError } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import { RequestPartnerDocument } from '#graphql/partnerRequests.ts';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useRuntime } from '#session/runtime.ts';

export const partnerRequestSchema = v.object({ reason: requiredText('Reason', limits.productReasonLength) });

interface PartnerRequestFormProps {
  readonly partner: { readonly id: string; readonly title: string };
  readonly onSent: () => void;
  /** Called when the server refuses the request: a colleague has already asked, or the company has the partner. */
  readonly onRefused: () => void;
  /** Closes the form; given only if a button opened the form, whose field then takes the focus. */
  readonly onCancel?: (() => void) | undefined;
}

export function PartnerRequestForm({
  partner: { id, title },
  onSent,
  onRefused,
  onCancel,
}: PartnerRequestFormProps) {
  const { request } = useRuntime();
  const { form, field, submit, isBusy, errorSummary } = useValidatedForm(
    partnerRequestSchema,
    { reason: '' },
    { explain: createRefusalFromError },
  );
  const typed = form.watch('reason') ?? '';
  const { setFocus } = form;
  const isOpened = onCancel !== undefined;

  useEffect(() => {
    if (isOpened) setFocus('reason');
  }, [isOpened, setFocus]);

  async function send({ reason }: v.InferOutput<typeof partnerRequestSchema>): Promise<void> {
    try {
      await request(RequestPartnerDocument, { partnerId: id, reason });
    } catch (error) {
      if (toCallFailure(error).code === 'ACTION_REFUSED') onRefused();
      throw error;
    }
    onSent();
  }

  return (
    <Stack
      component="form"
      spacing={4}
      noValidate
      aria-label={isOpened ? `Ask for ${title}` : undefined}
      onSubmit={submit(send)}
    >
      <ErrorSummary {...errorSummary} />
      <TextArea
        {...field('reason')}
        label="Reason"
        hint={`Tell us how your company would use it, in ${limits.productReasonLeast} characters or more`}
        aria-required
        count={{ typed: typed.length, most: limits.productReasonLength }}
      />
      <FormActions>
        <Button type="submit" size="large" busy={isBusy}>
          {isBusy ? 'Sending…' : 'Send request'}
        </Button>
        {onCancel && (
          <Button variant="outlined" size="large" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </FormActions>
    </Stack>
  );
}
