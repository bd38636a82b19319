import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface CardSectionProps {
  readonly title: string;
  readonly titleVariant?: 'h4' | 'h5' | undefined;
  readonly spacing: number;
  readonly children: ReactNode;
}

/** A section of the page on a card of its own; its title is also its accessible name. */
export function CardSection({ title, titleVariant = 'h4', spacing, children }: CardSectionProps) {
  const id = useId();
  return (
    <Card component="section" variant="form" aria-labelledby={id}>
      <Stack spacing={spacing}>
        <Typography component="h2" variant={titleVariant} id={id}>
          {title}
        </Typography>
        {children}
      </Stack>
    </Card>
  );
}
