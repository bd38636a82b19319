import type { AnyStateMachine } from 'xstate';
import { walkChart, type Happening, type WalkedPath } from './walkChart.ts';

export interface ChartUnderTest {
  readonly machine: AnyStateMachine;
  /** Everything that may happen to the chart: each of its events, with its payload. */
  readonly happenings: readonly Happening[];
  /** Inputs to start from; each is walked. */
  readonly inputs?: readonly unknown[];
  readonly distinguishBy?: (context: Readonly<Record<string, unknown>>) => unknown;
  readonly actors?: readonly string[];
  readonly actions?: readonly string[];
  /** States that the chart leaves at once, by eventless transitions. */
  readonly passing?: readonly string[];
}

/** Key of a path of a chart: the indexes of its input and of its happenings. */
export function pathKey(
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
  const { machine, happenings, inputs = [undefined], distinguishBy, actors = [], actions = [] } = chart;
  const walked = await Promise.all(
    inputs.map((input) =>
      walkChart(machine, happenings, { input, ...(distinguishBy && { distinguishBy }), actors, actions }),
    ),
  );
  return walked.flat();
}
