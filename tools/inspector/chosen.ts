import type { RunningChart } from './messages.ts';
import type { WatchedTab } from './watched.ts';

/** The chart that is looked at. */
export interface Chosen {
  readonly tab: string;
  readonly running: RunningChart;
}

/**
 * The chart that was chosen, as it is now. Where it has ended, or its tab was loaded anew, the newest of the same name;
 * else the first that runs.
 */
export function findChosen(tabs: readonly WatchedTab[], choice: Chosen | null): Chosen | undefined {
  const all = tabs.flatMap(({ tab, charts }) => charts.map((running) => ({ tab, running })));
  return (
    all.find(({ tab, running }) => tab === choice?.tab && running.actor === choice.running.actor) ??
    all.findLast(({ running }) => running.chart === choice?.running.chart) ??
    all[0]
  );
}
