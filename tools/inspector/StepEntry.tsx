import { toChartEventName } from '#domain/funnelStep.ts';
import { Chip } from '#haven/data/Chip.tsx';
import { clockFormat } from './clockFormat.ts';
import type { RecordedStep } from './messages.ts';
import styles from './StepEntry.module.css';

/** A list item with an event, the state to which the event led, and its payload. */
export function StepEntry({ step }: { readonly step: RecordedStep }) {
  const { type, chart, payload, from, to, isTaken, at, took } = step;
  return (
    <li className={styles['step']}>
      <div className={styles['line']}>
        <span className={styles['event']}>{toChartEventName(type)}</span>
        <time className={styles['time']}>{clockFormat.format(at)}</time>
      </div>
      <div className={styles['line']}>
        <span>
          {chart}: {from === null ? to : from === to ? `stays ${to}` : `${from} → ${to}`}
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
