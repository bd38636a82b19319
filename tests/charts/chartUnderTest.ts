import type { AnyStateMachine } from 'xstate';
import { walkChart, type Happening, type WalkedPath } from './walkChart.ts';

export interface ChartUnderTest {
  readonly machine: AnyStateMachine;
  /** What may happen to it: each of its events, with what it carries. */
  readonly happenings: readonly Happening[];
  /** Inputs to start from; each is walked. */
  readonly inputs?: readonly unknown[];
  readonly tell?: (context: Readonly<Record<string, unknown>>) => unknown;
  readonly actors?: readonly string[];
  readonly actions?: readonly string[];
  /** States that a chart passes through without resting. */
  readonly passing?: readonly string[];
}

/** Tells the paths of a chart apart, by the places of their input and their happenings in what the chart is given. */
export function nameOfPath(
  { inputs, happenings }: ChartUnderTest,
  input: unknown,
  along: readonly Happening[],
): string {
  return [inputs?.indexOf(input), ...along.map((each) => happenings.indexOf(each))].join();
}

const walks = new WeakMap<ChartUnderTest, Promise<readonly WalkedPath[]>>();

/** Walks a chart from each of its inputs, once for all tests of the same chart. */
export function walkInputs(chart: ChartUnderTest): Promise<readonly WalkedPath[]> {
  const walk = walks.get(chart) ?? walkAll(chart);
  walks.set(chart, walk);
  return walk;
}

async function walkAll(chart: ChartUnderTest): Promise<readonly WalkedPath[]> {
  const { machine, happenings, inputs = [undefined], tell, actors = [], actions = [] } = chart;
  const walked = await Promise.all(
    inputs.map((input) => walkChart(machine, happenings, { input, ...(tell && { tell }), actors, actions })),
  );
  return walked.flat();
}
