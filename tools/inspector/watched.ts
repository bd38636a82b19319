import type { Call, RunningChart, Step, Told } from './messages.ts';

/** A tab of the product, as far as it has told of itself. */
export interface WatchedTab {
  readonly tab: string;
  readonly path: string;
  /** Each before those that it has started. */
  readonly charts: readonly RunningChart[];
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** Calls of effects, oldest first. */
  readonly calls: readonly Call[];
  /** Number of the last step or call that was cleared away. */
  readonly clearedTo: number;
}

export type Happening =
  | Extract<Told, { tab: string }>
  | { readonly kind: 'closed'; readonly tab: string }
  | { readonly kind: 'cleared' };

const mostShown = 500;

/** What is known of the tabs after one more thing was told, or done on the page. */
export function watch(tabs: readonly WatchedTab[], happening: Happening): readonly WatchedTab[] {
  if (happening.kind === 'cleared') {
    return tabs.map((each) => ({
      ...each,
      steps: [],
      calls: [],
      clearedTo: Math.max(each.clearedTo, ...[...each.steps, ...each.calls].map(({ number }) => number)),
    }));
  }
  const { tab } = happening;
  const others = tabs.filter((each) => each.tab !== tab);
  if (happening.kind === 'closed') return others;
  if (happening.kind === 'known') {
    const { path, charts, steps, calls } = happening;
    const clearedTo = tabs.find((each) => each.tab === tab)?.clearedTo ?? 0;
    const isLeft = ({ number }: Step | Call) => number > clearedTo;
    const left = { steps: steps.filter(isLeft), calls: calls.filter(isLeft) };
    return [...others, { tab, path, charts: parentsFirst(charts), ...left, clearedTo }];
  }
  if (happening.kind === 'called') {
    return tabs.map((each) =>
      each.tab === tab ? { ...each, calls: [...each.calls, happening.call].slice(-mostShown) } : each,
    );
  }
  const { path, chart, step } = happening;
  return tabs.map((each) => {
    if (each.tab !== tab) return each;
    const steps = [...each.steps, step].slice(-mostShown);
    return { ...each, path, charts: withChart(each.charts, chart), steps };
  });
}

/** With the chart as it is now; without one that has ended. */
function withChart(charts: readonly RunningChart[], chart: RunningChart): readonly RunningChart[] {
  const isSame = ({ actor }: RunningChart) => actor === chart.actor;
  if (chart.status !== 'active') return charts.filter((each) => !isSame(each));
  if (charts.some(isSame)) return charts.map((each) => (isSame(each) ? chart : each));
  return parentsFirst([...charts, chart]);
}

/** A chart is heard of before the one that started it. */
function parentsFirst(charts: readonly RunningChart[]): RunningChart[] {
  const withStarted = (chart: RunningChart): RunningChart[] => [
    chart,
    ...charts.filter(({ parent }) => parent === chart.actor).flatMap(withStarted),
  ];
  return charts.filter(({ parent }) => !charts.some(({ actor }) => actor === parent)).flatMap(withStarted);
}
