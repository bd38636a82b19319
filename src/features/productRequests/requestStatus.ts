import type { ComponentProps } from 'react';
import type { ProductRequestStatus } from '#graphql/hooks.ts';
import type { Chip } from '#haven/data/Chip.tsx';

type ShownStatus = ComponentProps<typeof Chip>;

/** How each status is shown: a word, an icon and a colour. */
export const requestStatus: Readonly<Record<ProductRequestStatus, ShownStatus>> = {
  submitted: { color: 'neutral', icon: 'mail', label: 'Submitted' },
  inReview: { color: 'info', icon: 'clock', label: 'In review' },
  planned: { color: 'info', icon: 'calendar', label: 'Planned' },
  available: { color: 'success', icon: 'check', label: 'Available' },
  declined: { color: 'neutral', icon: 'close', label: 'Declined' },
  withdrawn: { color: 'neutral', icon: 'arrowLeft', label: 'Withdrawn' },
  merged: { color: 'neutral', icon: 'chevronRight', label: 'Merged' },
};
