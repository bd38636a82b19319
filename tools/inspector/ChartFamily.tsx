import { Button } from '#haven/actions/Button.tsx';
import styles from './ChartFamily.module.css';
import type { RunningChart } from './messages.ts';

interface ChartFamilyProps {
  readonly running: RunningChart;
  readonly charts: readonly RunningChart[];
  readonly onOpen: (running: RunningChart) => void;
}

/** The charts beside one in the tree of those that run: the one that started it, and those that it started. */
export function ChartFamily({ running, charts, onOpen }: ChartFamilyProps) {
  const parent = charts.find(({ actor }) => actor === running.parent);
  const started = charts.filter((each) => each.parent === running.actor);
  if (!parent && started.length === 0) return null;
  const toButton = (each: RunningChart, words: string) => (
    <Button key={each.actor} variant="outlined" size="small" onClick={() => onOpen(each)}>
      {words}
    </Button>
  );
  return (
    <div className={styles['family']}>
      {parent && toButton(parent, `Back to ${parent.chart}`)}
      {started.length > 0 && <span>Runs</span>}
      {started.map((each) => toButton(each, `Open ${each.chart}`))}
    </div>
  );
}
