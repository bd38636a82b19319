import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '#haven/actions/Button.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useFlow } from '#session/useFlow.ts';
import { EarlierRequestCard } from './EarlierRequestCard.tsx';
import { ProductRequestForm } from './ProductRequestForm.tsx';

/** States of the chart in which the page shows something else than the form. */
const shownStates = ['askedBefore', 'sent', 'voted'] as const;

/** Form that requests a product, then the request's reference, or an earlier request to vote for (screens 2.15). */
export function ProductRequestPanel() {
  const { isIn, held, send } = useFlow('productRequest');
  const receipt = held('receipt');
  const shown = shownStates.find((state) => isIn(state)) ?? 'form';
  useHeadingFocus(shown);
  const another = (
    <Button variant="outlined" size="large" onClick={() => send({ type: 'another.wanted' })}>
      Ask for another
    </Button>
  );
  return (
    <Box sx={{ pt: { xs: 6, md: 7 } }}>
      {shown === 'form' && (
        <Box sx={{ mb: 6 }}>
          <h1 tabIndex={-1}>Request a product</h1>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            Tell us what your company needs, and we will look for a partner who offers it.
          </Typography>
        </Box>
      )}
      <Stack direction={{ xs: 'column', lg: 'row' }} spacing={7} sx={{ alignItems: { lg: 'flex-start' } }}>
        <Stack spacing={6} sx={{ flex: { lg: 1 }, minWidth: 0 }}>
          {shown === 'form' && <ProductRequestForm />}
          {shown === 'askedBefore' && <EarlierRequestCard />}
          {shown === 'sent' && (
            <Card variant="form">
              <Outcome tone="success" title="Request sent" actions={another}>
                <p>
                  Your reference is <strong>{receipt?.reference}</strong>.
                </p>
                <p>We answer within 5 business days.</p>
              </Outcome>
            </Card>
          )}
          {shown === 'voted' && (
            <Card variant="form">
              <Outcome tone="success" title="Your vote is added" actions={another}>
                <p>
                  <strong>{receipt?.reference}</strong> now has {receipt?.votes}{' '}
                  {receipt?.votes === 1 ? 'vote' : 'votes'}.
                </p>
              </Outcome>
            </Card>
          )}
        </Stack>
        <WhatHappensNext />
      </Stack>
    </Box>
  );
}

function WhatHappensNext() {
  return (
    <Card component="aside" aria-labelledby="what-happens-next" sx={{ flex: 'none', width: { lg: 352 } }}>
      <Typography component="h2" variant="h5" id="what-happens-next">
        What happens next
      </Typography>
      <Stack component="ol" spacing={3} sx={{ mt: 3, pl: 5, typography: 'body2', listStyle: 'decimal' }}>
        <li>
          <strong>Submitted.</strong> We answer within 5 business days.
        </li>
        <li>
          <strong>In review.</strong> We look for a partner. You can withdraw a request for a product until we
          decide.
        </li>
        <li>
          <strong>Planned, available or declined.</strong> Our decision appears here, with the reason.
        </li>
      </Stack>
    </Card>
  );
}
