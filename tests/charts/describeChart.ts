import { describe, expect, it } from 'vitest';
import { nameOf, nodesOf, rowsOf } from '#machines/chartRows.ts';
import { readTable } from './chartTable.ts';
import { walkInputs, type ChartUnderTest } from './chartUnderTest.ts';
import { reportWalk } from './reportWalk.ts';
import { keyOf, spellHappening, type WalkedPath } from './walkChart.ts';

/**
 * Holds a chart against the table committed beside it, and walks every state and every transition on live
 * actors. Paths made from the chart alone would vanish with a transition that was deleted; the table stays.
 */
export function describeChart(name: string, chart: ChartUnderTest): void {
  const { machine, happenings, passing = [] } = chart;
  const table = readTable(name);
  const states = nodesOf(machine.root).map(nameOf);
  const trackedBy = new Map(table.map((row) => [keyOf(row), row.tracked]));

  async function walkAndReport(): Promise<readonly WalkedPath[]> {
    const walked = await walkInputs(chart);
    if (process.env['REPORT_WALKS'] === '1')
      console.log(reportWalk({ name, table, rows: rowsOf(machine), states, passing, walked }));
    return walked;
  }

  describe(`${name} chart`, () => {
    let walking: Promise<readonly WalkedPath[]> | undefined;
    /** Once, by the first test that asks. */
    const walk = () => (walking ??= walkAndReport());

    it(`has the transitions of machines/${name}.md, and no other`, () => {
      expect(rowsOf(machine)).toEqual(table);
    });

    it('is given each of its events with what it carries, and no other', () => {
      const events = table.map(({ event }) => event.replace(/^after .*/, 'after'));
      const given = happenings.map(spellHappening);
      expect(inOrder(given)).toEqual(inOrder(events.filter((event) => event !== 'always')));
    });

    it('reaches every state and takes every transition', async () => {
      const walked = await walk();
      const taken = new Set(walked.flatMap(({ rows }) => rows));
      const reached = new Set(walked.flatMap((path) => path.states));
      expect(table.map(keyOf).filter((row) => !taken.has(row))).toEqual([]);
      expect(states.filter((state) => !reached.has(state) && !passing.includes(state))).toEqual([]);
    }, 60_000);

    it('tracks along each path what its table says, once, and nothing else', async () => {
      for (const { happenings: path, rows, tracked } of await walk()) {
        const planned = rows.map((row) => trackedBy.get(row) ?? '-').filter((event) => event !== '-');
        const sent = tracked.map(({ name: event, properties }, index) =>
          spellTracked(event, properties, planned[index]),
        );
        const where = path.map(spellHappening).join(', ');
        expect({ where, tracked: sent }).toEqual({ where, tracked: planned });
      }
    });
  });
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** As the table spells it: with the properties that it names, the others being the event's own. */
function spellTracked(
  event: string,
  properties: Readonly<Record<string, string | number>>,
  planned = '',
): string {
  const known = Object.entries(properties).filter(([property]) =>
    new RegExp(`[(,] ?${property}: `).test(planned),
  );
  return known.length === 0
    ? event
    : `${event} (${known.map(([property, value]) => `${property}: ${value}`).join(', ')})`;
}
