import Card from '@mui/material/Card';
import { useState } from 'react';
import { everyChart } from '#charts/everyChart.ts';
import { Button } from '#haven/actions/Button.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { SequenceDrawing } from './sequence/SequenceDrawing.tsx';
import { StepEntry } from './StepEntry.tsx';
import styles from './TimeLine.module.css';
import type { WatchedTab } from './watched.ts';

interface TimeLineProps {
  readonly tabs: readonly WatchedTab[];
  /** Key of the tab with the selected chart; the diagram shows this tab. */
  readonly tab: string;
  readonly onClear: () => void;
}

const shownAtOnce = 50;
const charts = Object.values(everyChart)
  .map(({ id }) => id)
  .toSorted();

/** The events of all charts: as a sequence diagram, and as a list with the newest first. */
export function TimeLine({ tabs, tab, onClear }: TimeLineProps) {
  const [paused, pause] = useState<readonly WatchedTab[] | null>(null);
  const [chart, setChart] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const shown = paused ?? tabs;
  const drawn = shown.find((each) => each.tab === tab);
  const steps = shown
    .flatMap(({ tab, steps }) => steps.map((step) => ({ key: `${tab} ${step.number}`, step })))
    .filter(({ step }) => chart === '' || step.chart === chart)
    .toSorted(({ step: one }, { step: other }) => other.at - one.at);

  function clear(): void {
    onClear();
    if (paused) pause([]);
  }

  return (
    <Card component="section" variant="plain" aria-labelledby="time-line">
      <div className={styles['head']}>
        <h2 id="time-line" className={styles['title']}>
          Time line
        </h2>
        <Button variant="outlined" size="small" onClick={() => pause(paused ? null : tabs)}>
          {paused ? 'Go on' : 'Pause'}
        </Button>
        <Button variant="outlined" size="small" onClick={clear}>
          Clear
        </Button>
        <SelectField
          label="Show"
          placeholder="All charts"
          options={charts}
          value={chart}
          onChange={({ target }) => setChart(target.value)}
        />
      </div>
      {steps.length === 0 && <p className={styles['nothing']}>No events yet.</p>}
      {drawn && <SequenceDrawing tab={drawn} chart={chart} />}
      <ol className={styles['steps']} aria-label="Events">
        {steps.slice(0, most).map(({ key, step }) => (
          <StepEntry key={key} step={step} />
        ))}
      </ol>
      {steps.length > most && (
        <div className={styles['foot']}>
          <Button variant="outlined" size="small" onClick={() => setMost(most + shownAtOnce)}>
            {`Show more of ${steps.length}`}
          </Button>
        </div>
      )}
    </Card>
  );
}
