import { spellEvent } from '#domain/funnelStep.ts';
import { Chip } from '#haven/data/Chip.tsx';
import { clock } from './clock.ts';
import type { Step } from './messages.ts';
import styles from './StepEntry.module.css';

interface StepEntryProps {
  readonly step: Step;
}

/** An event, where it led, and what went with it. */
export function StepEntry({ step }: StepEntryProps) {
  const { type, chart, payload, isTaken, at, took } = step;
  return (
    <li className={styles['step']}>
      <div className={styles['line']}>
        <span className={styles['event']}>{spellEvent(type)}</span>
        <time className={styles['time']}>{clock.format(at)}</time>
      </div>
      <div className={styles['line']}>
        <span>
          {chart}: {describeStates(step)}
        </span>
        {took !== null && <span className={styles['time']}>{took.toFixed(1)} ms</span>}
      </div>
      {!isTaken && <Chip color="warning" label="Not accepted" />}
      {Object.keys(payload).length > 0 && (
        <details>
          <summary className={styles['summary']}>What went with it</summary>
          <pre className={styles['payload']}>{JSON.stringify(payload, null, 2)}</pre>
        </details>
      )}
    </li>
  );
}

/** Where an event led, or where it was heard. */
function describeStates({ from, to }: Step): string {
  if (from === null) return to;
  return from === to ? `stays ${to}` : `${from} → ${to}`;
}
