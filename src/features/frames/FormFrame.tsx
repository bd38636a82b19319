import type { ReactNode } from 'react';
import { BareFrame } from './BareFrame.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  /** State of the chart that the page renders. */
  readonly state: string | object;
  /** What stands at the right of the bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of longer forms on the way in: a bar, and one column. */
export function FormFrame({ state, actions, children }: FormFrameProps) {
  return (
    <BareFrame state={state} actions={actions}>
      <div className={styles['column']}>{children}</div>
    </BareFrame>
  );
}
