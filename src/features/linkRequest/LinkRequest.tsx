import { useState } from 'react';
import * as v from 'valibot';
import { formatTime } from '#domain/dates.ts';
import { createEmailSchema } from '#domain/emailAddress.ts';
import { suggestEmail } from '#domain/emailTypos.ts';
import { createRefusal } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#haven/actions/Button.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormFields } from '#haven/fields/FormLayout.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useLinkRequest } from '#session/useLinkRequest.ts';
import styles from './LinkRequest.module.css';
import { CountdownButton } from './CountdownButton.tsx';

const addressSchema = v.object({ email: createEmailSchema('Email') });

interface LinkRequestProps {
  /** Label of the button that sends the first mail. */
  readonly send: string;
  /** Label of the button that sends another mail. */
  readonly sendAgain?: string;
}

/** Button that requests a mail with a link, or a form if the address is unknown (screens 2.4, 2.5, and 2.9). */
export function LinkRequest({ send, sendAgain = 'Resend email' }: LinkRequestProps) {
  const request = useLinkRequest();
  if (!request) return null;
  return request.isIn('asking') ? (
    <AddressForm label={send} request={request} />
  ) : (
    <Resend label={send} labelAgain={sendAgain} request={request} />
  );
}

interface SendOperationProps {
  readonly label: string;
  readonly request: NonNullable<ReturnType<typeof useLinkRequest>>;
}

function AddressForm({ label, request }: SendOperationProps) {
  const { email: known, isBusy: busy, failure, send } = request;
  const { field, submit, errorSummary } = useValidatedForm(
    addressSchema,
    { email: known ?? '' },
    { isBusy: busy, refusal: createRefusal(failure) },
  );

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit(({ email }) => send({ type: 'address.submitted', email }))}
    >
      <FormFields>
        <ErrorSummary {...errorSummary} />
        <EmailField label="Email" aria-required suggest={suggestEmail} {...field('email')} />
        <Button type="submit" size="large" fullWidth busy={busy}>
          {busy ? 'Sending…' : label}
        </Button>
      </FormFields>
    </form>
  );
}

function Resend({ label, labelAgain, request }: SendOperationProps & { readonly labelAgain: string }) {
  const { isIn, isBusy: busy, begin, sendings, send } = request;
  const availableAt = useCooldownEnd(isIn({ known: 'coolingDown' }));
  const isAgain = sendings > 0 || begin === 'sent';
  const { failure, lines } = createRefusal(request.failure);

  return (
    <FormFields>
      <ErrorSummary errors={lines.map((message) => ({ message }))} failure={failure} />
      <CountdownButton
        variant={isAgain ? 'outlined' : 'contained'}
        size="large"
        label={busy ? 'Sending…' : isAgain ? labelAgain : label}
        busy={busy}
        availableAt={availableAt}
        onClick={() => send({ type: 'link.requested' })}
      />
      <output className={styles['note']}>
        {sendings > 0 && (
          <SentAt key={sendings} words={begin !== 'sent' && sendings === 1 ? 'Sent at' : 'Sent again at'} />
        )}
      </output>
    </FormFields>
  );
}

const cooldownEnd = () => Date.now() + limits.resendDelay;

/** Returns the time from which another mail can be requested, in milliseconds since 1970; 0 without a wait. */
function useCooldownEnd(isCoolingDown: boolean): number {
  const [end, setEnd] = useState(0);
  if (isCoolingDown !== end > 0) setEnd(isCoolingDown ? cooldownEnd() : 0);
  return end;
}

function SentAt({ words }: { readonly words: string }) {
  const [time] = useState(() => formatTime(Date.now()));
  return (
    <>
      {words} {time}
    </>
  );
}
