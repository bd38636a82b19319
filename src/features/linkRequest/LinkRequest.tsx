import { useState } from 'react';
import * as v from 'valibot';
import { formatTime } from '#domain/dates.ts';
import { emailSchema } from '#domain/emailAddress.ts';
import { suggestEmail } from '#domain/emailTypos.ts';
import { refusalOf } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#haven/actions/Button.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormFields } from '#haven/fields/FormLayout.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useLinkRequest } from '#session/useLinkRequest.ts';
import styles from './LinkRequest.module.css';
import { CountdownButton } from './CountdownButton.tsx';

const addressSchema = v.object({ email: emailSchema('Email') });

interface LinkRequestProps {
  /** What the button says that sends the first mail, and while it does. */
  readonly send: string;
  readonly sending?: string;
  /** What it says that sends another one. */
  readonly sendAgain?: string;
}

/** Asks for a mail with a link, and where it should go if nobody knows yet (screens 2.4, 2.5 and 2.9). */
export function LinkRequest({ send, sending = 'Sending…', sendAgain = 'Resend email' }: LinkRequestProps) {
  const request = useLinkRequest();
  if (!request) return null;
  return request.isIn('asking') ? (
    <AddressForm request={request} send={send} sending={sending} />
  ) : (
    <Resend request={request} send={send} sending={sending} sendAgain={sendAgain} />
  );
}

interface OfRequest {
  readonly request: NonNullable<ReturnType<typeof useLinkRequest>>;
}

function AddressForm({
  request,
  send: label,
  sending,
}: OfRequest & Required<Pick<LinkRequestProps, 'send' | 'sending'>>) {
  const { email: known, isBusy: busy, send } = request;
  const { field, submit, errorSummary } = useValidatedForm(
    addressSchema,
    { email: known ?? '' },
    { isBusy: busy, refusal: refusalOf(request.failure) },
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
          {busy ? sending : label}
        </Button>
      </FormFields>
    </form>
  );
}

function Resend({ request, send: label, sending, sendAgain }: OfRequest & Required<LinkRequestProps>) {
  const { isIn, isBusy: busy, begin, sendings, send } = request;
  const availableAt = useCooldownEnd(isIn({ known: 'coolingDown' }));
  const isAgain = sendings > 0 || begin === 'sent';
  const { failure, lines } = refusalOf(request.failure);

  return (
    <FormFields>
      <ErrorSummary errors={lines.map((message) => ({ message }))} failure={failure} />
      <CountdownButton
        variant={isAgain ? 'outlined' : 'contained'}
        size="large"
        label={busy ? sending : isAgain ? sendAgain : label}
        busy={busy}
        availableAt={availableAt}
        onClick={() => send({ type: 'link.requested' })}
      />
      <SentNote sendings={sendings} isFirst={begin !== 'sent'} />
    </FormFields>
  );
}

const cooldownEnd = () => Date.now() + limits.resendDelay;

/** When another mail can be asked for, in milliseconds since 1970; 0 where it can be at once. */
function useCooldownEnd(isCoolingDown: boolean): number {
  const [end, setEnd] = useState(0);
  if (isCoolingDown !== end > 0) setEnd(isCoolingDown ? cooldownEnd() : 0);
  return end;
}

/** Tells of each mail once it is on its way. */
function SentNote({ sendings, isFirst }: { readonly sendings: number; readonly isFirst: boolean }) {
  return (
    <output className={styles['note']}>
      {sendings > 0 && (
        <SentAt key={sendings} words={isFirst && sendings === 1 ? 'Sent at' : 'Sent again at'} />
      )}
    </output>
  );
}

function SentAt({ words }: { readonly words: string }) {
  const [time] = useState(() => formatTime(Date.now()));
  return (
    <>
      {words} {time}
    </>
  );
}
