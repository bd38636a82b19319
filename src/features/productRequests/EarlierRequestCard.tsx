import Card from '@mui/material/Card';
import { formatDate } from '#domain/dates.ts';
import { createRefusal } from '#domain/failureWords.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { useFlow } from '#session/useFlow.ts';

/** Card of an earlier request of the company for the same product, with buttons to vote and to return to the form. */
export function EarlierRequestCard() {
  const { isIn, held, failure, send } = useFlow('productRequest');
  const earlier = held('earlier');
  const { lines } = createRefusal(failure);
  const busy = isIn({ askedBefore: 'voting' });
  if (!earlier) return null;
  const back = (
    <Button
      variant="outlined"
      size="large"
      aria-disabled={busy}
      onClick={() => busy || send({ type: 'form.wanted' })}
    >
      Back to the form
    </Button>
  );
  return (
    <>
      <ErrorSummary errors={lines.map((message) => ({ message }))} failure={failure} />
      <Card variant="form">
        <Outcome
          tone="info"
          icon="people"
          title="Already requested"
          actions={
            earlier.isOwn ? (
              back
            ) : (
              <>
                <Button
                  size="large"
                  busy={busy}
                  onClick={() => send({ type: 'vote.pressed', id: earlier.id })}
                >
                  {busy ? 'Adding…' : 'Add your vote'}
                </Button>
                {back}
              </>
            )
          }
        >
          <p>
            {earlier.isOwn
              ? `You already asked for this on ${formatDate(earlier.askedOn)}.`
              : `Your company already asked for this on ${formatDate(earlier.askedOn)}. Add your vote?`}
          </p>
          <p>
            Its reference is <strong>{earlier.reference}</strong>.
          </p>
        </Outcome>
      </Card>
    </>
  );
}
