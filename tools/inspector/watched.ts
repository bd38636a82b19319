import type { Call, RunningChart, Step, TabMessage } from './messages.ts';

/** A tab of the product that the inspector watches. */
export interface WatchedTab {
  readonly tab: string;
  readonly path: string;
  /** Parents before their children. */
  readonly charts: readonly RunningChart[];
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** Oldest first. */
  readonly calls: readonly Call[];
  /** Number of the last step or call that was cleared. */
  readonly clearedTo: number;
}

export type TabsAction =
  | Extract<TabMessage, { tab: string }>
  | { readonly kind: 'closed'; readonly tab: string }
  | { readonly kind: 'cleared' };

const maxShown = 500;

/** Reducer of the tabs, for their messages and for acts on the page. */
export function reduceTabs(tabs: readonly WatchedTab[], action: TabsAction): readonly WatchedTab[] {
  if (action.kind === 'cleared') {
    return tabs.map((each) => ({
      ...each,
      steps: [],
      calls: [],
      clearedTo: Math.max(each.clearedTo, ...[...each.steps, ...each.calls].map(({ number }) => number)),
    }));
  }
  const { tab } = action;
  const others = tabs.filter((each) => each.tab !== tab);
  if (action.kind === 'closed') return others;
  if (action.kind === 'known') {
    const { path, charts, steps, calls } = action;
    const clearedTo = tabs.find((each) => each.tab === tab)?.clearedTo ?? 0;
    const isLeft = ({ number }: Step | Call) => number > clearedTo;
    const left = { steps: steps.filter(isLeft), calls: calls.filter(isLeft) };
    return [...others, { tab, path, charts: parentsFirst(charts), ...left, clearedTo }];
  }
  if (action.kind === 'called') {
    return tabs.map((each) =>
      each.tab === tab ? { ...each, calls: [...each.calls, action.call].slice(-maxShown) } : each,
    );
  }
  const { path, chart, step } = action;
  return tabs.map((each) => {
    if (each.tab !== tab) return each;
    const steps = [...each.steps, step].slice(-maxShown);
    return { ...each, path, charts: withChart(each.charts, chart), steps };
  });
}

/** Replaces, adds, or, where it has ended, removes a chart. */
function withChart(charts: readonly RunningChart[], chart: RunningChart): readonly RunningChart[] {
  const isSame = ({ actor }: RunningChart) => actor === chart.actor;
  if (chart.status !== 'active') return charts.filter((each) => !isSame(each));
  if (charts.some(isSame)) return charts.map((each) => (isSame(each) ? chart : each));
  return parentsFirst([...charts, chart]);
}

/** Sorts parents before their children, since a child reports its start first. */
function parentsFirst(charts: readonly RunningChart[]): RunningChart[] {
  const withStarted = (chart: RunningChart): RunningChart[] => [
    chart,
    ...charts.filter(({ parent }) => parent === chart.actor).flatMap(withStarted),
  ];
  return charts.filter(({ parent }) => !charts.some(({ actor }) => actor === parent)).flatMap(withStarted);
}
