import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatStateName, listStateNodes, listChartRows } from '#charts/chartRows.ts';
import type { TrackedProperties } from '#domain/trackedEvent.ts';
import { findTrackingFault } from '#server/modules/funnels/findTrackingFault.ts';
import { readTables } from './chartTable.ts';
import { walkInputs, type ChartUnderTest } from './chartUnderTest.ts';
import { mutantsOf, type Mutant } from './mutateChart.ts';
import { walkOtherValues } from './otherValues.ts';
import { describeUnrecordedSteps, recordWalk, representativePaths } from './recordWalk.ts';
import { reportWalk } from './reportWalk.ts';
import { walkSecondRounds } from './secondRounds.ts';
import { stateRowsOf } from './stateRows.ts';
import { keyOf, replay, spellHappening, type WalkedPath } from './walkChart.ts';

/**
 * Compares a chart with the table committed beside it, and walks every state and every transition on live actors.
 * Paths generated from the chart alone would disappear with a deleted transition; the table remains.
 */
export function describeChart(name: string, chart: ChartUnderTest): void {
  const { machine, happenings, passing = [] } = chart;
  const { rows: table, states: stateTable } = readTables(name);
  const states = listStateNodes(machine.root).map(formatStateName);
  const trackedBy = new Map(table.map((row) => [keyOf(row), row.tracked]));

  /** True if the mutant differs from the tables, or acts differently along one of the paths. */
  async function isKilled({ make }: Mutant, paths: readonly WalkedPath[]): Promise<boolean> {
    try {
      const mutant = make();
      if (!isDeepStrictEqual([listChartRows(mutant), stateRowsOf(mutant)], [table, stateTable])) return true;
      for (const { input, happenings: along, steps } of paths) {
        const replayed = await replay(mutant, along, { ...chart, input });
        if (!isDeepStrictEqual(replayed?.steps, steps)) return true;
      }
      return false;
    } catch {
      // XState refuses the mutant.
      return true;
    }
  }

  const walk = () => walkInputs(chart);

  describe(`${name} chart`, () => {
    if (process.env['REPORT_WALKS'] === '1') {
      afterAll(async () => {
        const walked = await walk();
        console.log(reportWalk({ name, table, rows: listChartRows(machine), states, passing, walked }));
      });
    }

    it(`has exactly the transitions and states of machines/${name}.md`, () => {
      expect(listChartRows(machine), 'transitions of the chart, compared with its table').toEqual(table);
      expect(stateRowsOf(machine), 'states of the chart, compared with its table').toEqual(stateTable);
    });

    it('has a description of each state that ends with a period', () => {
      expect(stateRowsOf(machine).filter(({ description }) => !description.endsWith('.'))).toEqual([]);
    });

    it('is tested with each of its events, and with no other', () => {
      const events = table.map(({ event }) => event.replace(/^after .*/, 'after'));
      const given = happenings.map(spellHappening);
      expect(sortUnique(given)).toEqual(sortUnique(events.filter((event) => event !== 'always')));
    });

    it('reaches every state and takes every transition', async () => {
      const walked = await walk();
      const taken = new Set(walked.flatMap(({ rows }) => rows));
      const reached = new Set(walked.flatMap((path) => path.states));
      expect(table.map(keyOf).filter((row) => !taken.has(row))).toEqual([]);
      expect(states.filter((state) => !reached.has(state) && !passing.includes(state))).toEqual([]);
    }, 60_000);

    it('acts along its paths as recorded', async () => {
      const walked = await walk();
      const all = [
        ...walked,
        ...(await walkOtherValues(chart, walked)),
        ...(await walkSecondRounds(chart, walked)),
      ];
      const record = recordWalk(walked, all);
      const file = `records/${name}.txt`;
      const others = describeUnrecordedSteps(readFileSync(`machines/${file}`, 'utf8'), all);
      await expect(record, `steps of the chart, compared with its record${others}`).toMatchFileSnapshot(file);
    }, 60_000);

    it('has no mutant that survives the walks', async () => {
      // XState warns about each actor that a mutant has lost.
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      onTestFinished(() => warn.mockRestore());
      const paths = representativePaths(await walk());
      const survivors: string[] = [];
      for (const mutant of mutantsOf(machine, chart.actions ?? [])) {
        if (!(await isKilled(mutant, paths))) survivors.push(mutant.change);
      }
      expect(
        survivors,
        'changes that the walks miss: the chart does not show them, or no fixture does',
      ).toEqual([]);
    }, 120_000);

    it('tracks exactly the events of its table along each path, once each', async () => {
      for (const { happenings: path, rows, tracked } of await walk()) {
        const planned = rows.map((row) => trackedBy.get(row) ?? '-').filter((event) => event !== '-');
        const sent = tracked.map(({ name: event, properties }, index) =>
          formatTracked(event, properties, planned[index]),
        );
        const where = path.map(spellHappening).join(', ');
        const faults = tracked.flatMap(
          ({ name: event, properties }) => findTrackingFault(event, properties) ?? [],
        );
        expect({ where, tracked: sent, faults }).toEqual({ where, tracked: planned, faults: [] });
      }
    });
  });
}

function sortUnique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** Formats an event as the table does: each property with its value, or with the source that the table names. */
function formatTracked(event: string, properties: TrackedProperties, planned = ''): string {
  const given = Object.entries(properties).map(([property, value]) => {
    const [read] = new RegExp(`\\b${property} from \\w+`).exec(planned) ?? [];
    return read ?? `${property}: ${value}`;
  });
  return given.length === 0 ? event : `${event} (${given.join(', ')})`;
}
