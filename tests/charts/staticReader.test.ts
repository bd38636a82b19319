import { readFileSync } from 'node:fs';
import { extractMachinesFromFile } from '@xstate/machine-extractor';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatStateName, listStateNodes, listChartRows } from '#charts/chartRows.ts';
import { everyChart } from '#charts/everyChart.ts';

/** A transition that the reader found in the source. */
type ReadTransition = string | { readonly target?: string };

type ReadTransitions = ReadTransition | readonly ReadTransition[];

interface ReadInvoke {
  readonly id?: string;
  readonly onDone?: ReadTransitions;
  readonly onError?: ReadTransitions;
}

/** A state that the reader found in the source. */
interface ReadState {
  readonly on?: Readonly<Record<string, ReadTransitions>>;
  readonly after?: Readonly<Record<string, ReadTransitions>>;
  readonly always?: ReadTransitions;
  readonly invoke?: ReadInvoke | readonly ReadInvoke[];
  readonly states?: Readonly<Record<string, ReadState>>;
}

// The reader warns about features that XState 4 did not have.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it.each(Object.entries(everyChart))(
  'a static reader finds all states and transitions of %s in its source',
  (name, chart) => {
    const source = readFileSync(`machines/${name}.ts`, 'utf8');
    const found = extractMachinesFromFile(source)?.machines.map(
      (machine) => machine?.toConfig() as ReadState,
    );
    expect(found).toHaveLength(1);
    const read = found?.[0] ?? {};
    expect(statesIn(read).toSorted()).toEqual(listStateNodes(chart.root).map(formatStateName).toSorted());
    expect(transitionsIn(read).toSorted()).toEqual(
      listChartRows(chart)
        .map(({ from, event, to }) => `${from} | ${event} | ${to.replace(' (reenter)', '')}`)
        .toSorted(),
    );
  },
);

const inside = (path: readonly string[]) => path.join('.') || '*';

function statesIn(state: ReadState, path: readonly string[] = []): string[] {
  const inner = Object.entries(state.states ?? {});
  return [inside(path), ...inner.flatMap(([name, each]) => statesIn(each, path.concat(name)))];
}

function transitionsIn(state: ReadState, path: readonly string[] = []): string[] {
  const { on = {}, after = {}, always = [], invoke = [], states = {} } = state;
  const formatRows = (event: string, transitions: ReadTransitions = []) =>
    [transitions].flat().map((each) => `${inside(path)} | ${event} | ${targetOf(each, path)}`);
  return [
    ...Object.entries(on).flatMap(([event, transitions]) => formatRows(event, transitions)),
    ...Object.entries(after).flatMap(([delay, transitions]) => formatRows(`after ${delay}`, transitions)),
    ...formatRows('always', always),
    ...[invoke].flat().flatMap(({ id, onDone }) => formatRows(`done ${id}`, onDone)),
    ...[invoke].flat().flatMap(({ id, onError }) => formatRows(`failed ${id}`, onError)),
    ...Object.entries(states).flatMap(([name, each]) => transitionsIn(each, [...path, name])),
  ];
}

/** Dotted name of the target of a transition from the state at this path; `-` without a target. */
function targetOf(transition: ReadTransition, path: readonly string[]): string {
  const target = typeof transition === 'string' ? transition : transition.target;
  if (target === undefined) return '-';
  if (target.startsWith('#')) return target.split('.').slice(1).join('.');
  return target.startsWith('.')
    ? [...path, target.slice(1)].join('.')
    : inside([...path.slice(0, -1), target]);
}
