import { readFileSync } from 'node:fs';
import type { ChartRow } from '#machines/chartRows.ts';

/** The table committed beside a chart. */
export function readTable(name: string): ChartRow[] {
  return parseTable(readFileSync(`machines/${name}.md`, 'utf8'));
}

/** The rows of a Markdown table with the columns from, event, guard, to, tracked. */
function parseTable(markdown: string): ChartRow[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [from = '', event = '', guard = '', to = '', tracked = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { from, event, guard, to, tracked };
  });
}
