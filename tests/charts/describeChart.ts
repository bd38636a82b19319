import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { nameOf, nodesOf, rowsOf } from '#machines/chartRows.ts';
import { readTable } from './chartTable.ts';
import { keyOf, walkChart, type Happening } from './walkChart.ts';

interface ChartUnderTest {
  readonly machine: AnyStateMachine;
  readonly happenings: readonly Happening[];
  /** Inputs to start from; each is walked. */
  readonly inputs?: readonly unknown[];
  readonly tell?: (context: Readonly<Record<string, unknown>>) => unknown;
  readonly actors?: readonly string[];
  readonly actions?: readonly string[];
  /** States that a chart passes through without resting. */
  readonly passing?: readonly string[];
}

/**
 * Holds a chart against the table committed beside it, and walks every state and every transition on live
 * actors. Paths made from the chart alone would vanish with a transition that was deleted; the table stays.
 */
export function describeChart(name: string, chart: ChartUnderTest): void {
  const { machine, happenings, inputs = [undefined], passing = [] } = chart;
  const table = readTable(name);

  describe(`${name} chart`, () => {
    it('has the transitions of its table, and no other', () => {
      expect(rowsOf(machine)).toEqual(table);
    });

    it('reaches every state and takes every transition', async () => {
      const { tell, actors = [], actions = [] } = chart;
      const walks = await Promise.all(
        inputs.map((input) =>
          walkChart(machine, happenings, { input, ...(tell && { tell }), actors, actions }),
        ),
      );
      const taken = new Set(walks.flatMap((walk) => Array.from(walk.taken)));
      const reached = new Set(walks.flatMap((walk) => Array.from(walk.reached)));
      const states = nodesOf(machine.root).map(nameOf);
      expect(table.map(keyOf).filter((row) => !taken.has(row))).toEqual([]);
      expect(states.filter((state) => !reached.has(state) && !passing.includes(state))).toEqual([]);
    }, 60_000);
  });
}
