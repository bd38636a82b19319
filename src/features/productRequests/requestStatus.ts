import type { ComponentProps } from 'react';
import type { ProductRequestStatus } from '#graphql/hooks.ts';
import type { Chip } from '#haven/data/Chip.tsx';

type ShownStatus = ComponentProps<typeof Chip>;

/** How each status is shown: a word, an icon and a colour. */
export const requestStatus: Readonly<Record<ProductRequestStatus, ShownStatus>> = {
  SUBMITTED: { color: 'neutral', icon: 'mail', label: 'Submitted' },
  IN_REVIEW: { color: 'info', icon: 'clock', label: 'In review' },
  PLANNED: { color: 'info', icon: 'calendar', label: 'Planned' },
  AVAILABLE: { color: 'success', icon: 'check', label: 'Available' },
  DECLINED: { color: 'neutral', icon: 'close', label: 'Declined' },
  WITHDRAWN: { color: 'neutral', icon: 'arrowLeft', label: 'Withdrawn' },
  MERGED: { color: 'neutral', icon: 'chevronRight', label: 'Merged' },
};
