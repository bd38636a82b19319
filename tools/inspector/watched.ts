import type { EffectCall, RunningChart, RecordedStep, TabMessage } from './messages.ts';

/** A tab of the product that the inspector watches. */
export interface WatchedTab {
  readonly tab: string;
  readonly path: string;
  /** Charts of the tab, parents before their children. */
  readonly charts: readonly RunningChart[];
  /** Steps of the tab, the oldest first. */
  readonly steps: readonly RecordedStep[];
  /** Calls of effects in the tab, the oldest first. */
  readonly calls: readonly EffectCall[];
  /** Number of the last cleared step or call. */
  readonly clearedTo: number;
}

export type TabsAction =
  | Extract<TabMessage, { tab: string }>
  | { readonly kind: 'closed'; readonly tab: string }
  | { readonly kind: 'cleared' };

const maxShown = 500;

/** Reducer of the watched tabs, for messages of tabs and for actions on the page. */
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
    const isLeft = ({ number }: RecordedStep | EffectCall) => number > clearedTo;
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

/** Replaces or adds a chart; removes it if it has ended. */
function withChart(charts: readonly RunningChart[], chart: RunningChart): readonly RunningChart[] {
  const isSame = ({ actor }: RunningChart) => actor === chart.actor;
  if (chart.status !== 'active') return charts.filter((each) => !isSame(each));
  if (charts.some(isSame)) return charts.map((each) => (isSame(each) ? chart : each));
  return parentsFirst([...charts, chart]);
}

/** Sorts charts so that parents precede their children, since a child reports its start first. */
function parentsFirst(charts: readonly RunningChart[]): RunningChart[] {
  const withStarted = (chart: RunningChart): RunningChart[] => [
    chart,
    ...charts.filter(({ parent }) => parent === chart.actor).flatMap(withStarted),
  ];
  return charts.filter(({ parent }) => !charts.some(({ actor }) => actor === parent)).flatMap(withStarted);
}
