import { basename } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { rowsOf, type ChartRow } from '#machines/chartRows.ts';
import { readTable } from './chartTable.ts';
import { mutantsOf } from './mutateChart.ts';

const charts = Object.entries(
  import.meta.glob<Record<string, AnyStateMachine>>('/machines/*Machine.ts', { eager: true }),
).map(([file, module]) => {
  const name = basename(file, '.ts');
  const machine = module[name];
  if (!machine) throw new Error(`${file} does not export ${name}.`);
  return { name, machine, table: readTable(name) };
});

/** What is taken away from the transitions, and which rows of the table show it. */
const losses: { what: string; part: string[]; shownBy: (row: ChartRow) => boolean }[] = [
  { what: 'itself', part: [], shownBy: () => true },
  { what: 'its guard', part: ['guard'], shownBy: ({ guard }) => guard !== '-' },
  { what: 'its meta', part: ['meta'], shownBy: ({ tracked }) => tracked !== '-' },
  {
    what: "its meta's properties",
    part: ['meta', 'properties'],
    shownBy: ({ tracked }) => tracked.includes('('),
  },
];

const count = { made: 0, killed: 0 };
afterAll(() => console.info(`${count.made} mutants of ${charts.length} charts, ${count.killed} killed`));

describe.each(charts)('$name', ({ machine, table }) => {
  it.each(losses)('is held by its table where a transition loses $what', ({ part, shownBy }) => {
    const mutants = mutantsOf(machine, part);
    const survivors = mutants.filter((mutant) => passes(mutant.machine, table));
    count.made += mutants.length;
    count.killed += mutants.length - survivors.length;
    expect(survivors.map(({ lacks }) => lacks)).toEqual([]);

    // As many mutants as rows, each without another row: none is made twice, none is left out.
    const lost = mutants.map((mutant) => table.filter(isMissingIn(rowsOf(mutant.machine))));
    expect(lost.map((rows) => rows.length)).toEqual(mutants.map(() => 1));
    expect(new Set(lost.flat())).toEqual(new Set(table.filter(shownBy)));
    expect(mutants.length).toBe(table.filter(shownBy).length);
  });
});

function isMissingIn(rows: readonly ChartRow[]) {
  const kept = new Set(rows.map((row) => JSON.stringify(row)));
  return (row: ChartRow) => !kept.has(JSON.stringify(row));
}

/** Whether the comparison of `describeChart` lets the chart through. */
function passes(machine: AnyStateMachine, table: readonly ChartRow[]): boolean {
  try {
    expect(rowsOf(machine)).toEqual(table);
    return true;
  } catch {
    return false;
  }
}
