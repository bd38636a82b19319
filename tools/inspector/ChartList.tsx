import Card from '@mui/material/Card';
import styles from './ChartList.module.css';
import type { RunningChart } from './messages.ts';
import type { WatchedTab } from './watched.ts';

/** The selected chart, with the key of its tab. */
export interface ChosenChart {
  readonly tab: string;
  readonly running: RunningChart;
}

interface ChartListProps {
  readonly tabs: readonly WatchedTab[];
  readonly chosen: ChosenChart;
  readonly onChoose: (chosen: ChosenChart) => void;
}

/** Lists the charts of each tab, with their current states. */
export function ChartList({ tabs, chosen, onChoose }: ChartListProps) {
  return (
    <nav aria-label="Charts" className={styles['tabs']}>
      {tabs.map(({ tab, path, charts }) => (
        <Card key={tab} component="section" variant="plain" aria-label={`Tab at ${path}`}>
          <h2 className={styles['tab']}>
            Tab at <code>{path}</code>
          </h2>
          <ul className={styles['charts']}>
            {charts.map((running) => (
              <li key={running.actor}>
                <button
                  type="button"
                  className={styles['chart']}
                  aria-current={
                    tab === chosen.tab && running.actor === chosen.running.actor ? 'true' : undefined
                  }
                  onClick={() => onChoose({ tab, running })}
                >
                  <span className={styles['name']}>{running.chart}</span> <span>{running.state}</span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </nav>
  );
}
