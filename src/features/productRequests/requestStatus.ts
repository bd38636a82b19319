import type { ComponentProps } from 'react';
import type { ProductRequestStatus } from '#graphql/hooks.ts';
import type { Chip } from '#haven/data/Chip.tsx';

interface ShownStatus extends Pick<ComponentProps<typeof Chip>, 'tone' | 'icon'> {
  readonly text: string;
}

/** How each status is shown: a word, an icon and a colour. */
export const requestStatus: Readonly<Record<ProductRequestStatus, ShownStatus>> = {
  SUBMITTED: { tone: 'neutral', icon: 'mail', text: 'Submitted' },
  IN_REVIEW: { tone: 'info', icon: 'clock', text: 'In review' },
  PLANNED: { tone: 'info', icon: 'calendar', text: 'Planned' },
  AVAILABLE: { tone: 'success', icon: 'check', text: 'Available' },
  DECLINED: { tone: 'neutral', icon: 'close', text: 'Declined' },
  WITHDRAWN: { tone: 'neutral', icon: 'arrowLeft', text: 'Withdrawn' },
  MERGED: { tone: 'neutral', icon: 'chevronRight', text: 'Merged' },
};
