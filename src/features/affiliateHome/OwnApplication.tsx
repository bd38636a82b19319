import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { RegionError, RegionLoading } from '#haven/feedback/Region.tsx';
import { lazyComponent } from '#session/lazyComponent.ts';
import { ApplicationBanner } from './ApplicationBanner.tsx';
import { Referral } from './Referral.tsx';
import { useOwnApplication } from './useOwnApplication.ts';

const QuestionForm = lazyComponent(async () => (await import('./QuestionAnswerForm.tsx')).QuestionAnswerForm);

/** State of the person's application, its open question, and the referral link. `known` is the state until it loads. */
export function OwnApplication({ known }: { readonly known: ApplicationState }) {
  const { application, failure, retry, answer } = useOwnApplication();
  const [outcome, setOutcome] = useState<'sent' | 'overtaken' | null>(null);
  const told = useRef<HTMLOutputElement>(null);
  const state = application?.state ?? known;
  const question = state === 'infoRequested' ? application?.question : null;

  const isTold = outcome !== null && !question;

  // The pressed button has disappeared, so the outcome takes the focus.
  useEffect(() => {
    if (isTold) told.current?.focus();
  }, [isTold]);

  async function send(text: string): Promise<void> {
    try {
      await answer(text);
      setOutcome('sent');
    } catch (error) {
      if (toCallFailure(error).code === 'CONFLICT') setOutcome('overtaken');
      throw error;
    }
  }

  return (
    <>
      <Stack ref={told} component="output" spacing={4} tabIndex={-1}>
        {isTold && outcome === 'overtaken' && (
          <Alert severity="warning">
            Your answer was not sent: somebody decided about your application meanwhile. This is how it stands
            now.
          </Alert>
        )}
        {outcome === 'sent' && state === 'pending' ? (
          <Alert severity="success">
            Your answer is sent. Your application is under review again: we&apos;ll email you when it is
            decided.
          </Alert>
        ) : (
          state !== 'approved' && <ApplicationBanner state={state} reason={application?.reason ?? null} />
        )}
      </Stack>
      {application?.referral && <Referral affiliateId={application.id} referral={application.referral} />}
      {state === 'approved' && !application && !failure && <RegionLoading what="your link" />}
      {state === 'pending' && (
        <p>
          We review affiliate applications within 2 business days. Once yours is approved, your link is here.
          Meanwhile, <Link href={paths.sunBelt}>see what a partner offers</Link>.
        </p>
      )}
      {failure && (
        <RegionError
          title="We couldn't load your application."
          cause={failure.message}
          reference={failure.reference}
          onRetry={retry}
        />
      )}
      {question && (
        <Suspense fallback={<RegionLoading what="the question" />}>
          <QuestionForm question={question} onAnswer={send} />
        </Suspense>
      )}
    </>
  );
}
