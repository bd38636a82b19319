import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/Link.tsx';
import { BareFrame } from './BareFrame.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  /** State of the chart that the page renders. */
  readonly state: string | object;
  readonly children: ReactNode;
}

/** The frame of longer forms on the way in: a bar with the way to log in, and one column. */
export function FormFrame({ state, children }: FormFrameProps) {
  return (
    <BareFrame
      state={state}
      actions={
        <div className={styles['logIn']}>
          <span className={styles['question']}>Already have an account?</span>
          <Link variant="plain" className={styles['link']} href={paths.login}>
            Log in
          </Link>
        </div>
      }
    >
      <div className={styles['column']}>{children}</div>
    </BareFrame>
  );
}
