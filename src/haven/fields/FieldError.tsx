import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** What is wrong with one field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Typography
      id={id}
      component="p"
      variant="h6"
      color="error"
      sx={{ display: 'flex', gap: 1, mt: 1, '& svg': { mt: '2px' } }}
    >
      <Icon name="error" size={16} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </Typography>
  );
}
