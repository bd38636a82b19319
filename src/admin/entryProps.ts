import type { ReactNode } from 'react';

export interface LogProps {
  /** Draws what was done with the entry of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** Props of the page of one entry of a list. */
export interface EntryProps extends LogProps {
  readonly id: string;
}
