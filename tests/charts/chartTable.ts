import { readFileSync } from 'node:fs';
import type { ChartRow } from '#charts/chartRows.ts';
import type { StateRow } from './stateRows.ts';

/** Reads the committed tables of a chart: its transitions and its states. */
export function readTables(name: string): { readonly rows: ChartRow[]; readonly states: StateRow[] } {
  const [transitions = '', states = ''] = readFileSync(`machines/${name}.md`, 'utf8').split('\n## ');
  return {
    rows: parseTable(transitions, ['from', 'event', 'guard', 'to', 'actions', 'tracked']),
    states: parseTable(states, ['state', 'entry', 'exit', 'invoke', 'initial', 'tags', 'description']),
  };
}

/** Reads the rows of a Markdown table with these columns. */
function parseTable<Column extends string>(
  markdown: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head, , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  if (head && head.join() !== columns.join()) throw new Error(`The columns are ${columns.join(', ')}.`);
  return rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<
        Column,
        string
      >,
  );
}
