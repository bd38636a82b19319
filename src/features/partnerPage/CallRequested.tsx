import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { offerAnchor } from '#domain/marketplace.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';

interface CallRequestedProps {
  readonly partner: string;
  readonly phone: string;
  readonly bestTime: string;
  readonly requestedOn: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: () => void;
}

/** What the partner was asked for. */
export function CallRequested({
  partner,
  phone,
  bestTime,
  requestedOn,
  heading,
  onEdit,
}: CallRequestedProps) {
  return (
    <Card component="section" variant="form" aria-labelledby={offerAnchor}>
      <h2 id={offerAnchor} ref={heading} tabIndex={-1}>
        {partner} will call you
      </h2>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mt: 2 }}>
        At {phone}. {bestTime}, on a weekday. Asked on {requestedOn}.
      </Typography>
      <FormActions>
        <Button color="tonal" onClick={onEdit}>
          Change
        </Button>
      </FormActions>
    </Card>
  );
}
