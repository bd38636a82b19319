import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What becomes of a request, in the words of its statuses. */
export function WhatHappensNext() {
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
