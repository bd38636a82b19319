import Typography from '@mui/material/Typography';
import { useId } from 'react';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** Of the page; the same in each step. */
  readonly title: string;
}

/** The page's heading where it is done in steps: "Step 1 of 2" in words, and as a beam of so many segments. */
export function StepProgress({ step, of, title }: StepProgressProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2" color="textSecondary">
        Step {step} of {of}
      </Typography>
      <h1 tabIndex={-1} aria-describedby={id}>
        {title}
      </h1>
      <div aria-hidden="true" className={styles['beam']}>
        {Array.from({ length: of }, (_, index) => index + 1).map((segment) => (
          <span key={segment} className={styles[segment <= step ? 'done' : 'left']} />
        ))}
      </div>
    </div>
  );
}
