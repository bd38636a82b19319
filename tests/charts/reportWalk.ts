import type { ChartRow } from '#charts/chartRows.ts';
import { keyOf, type WalkedPath } from './walkChart.ts';

interface WalkOfChart {
  readonly name: string;
  readonly table: readonly ChartRow[];
  /** Rows of the chart itself. */
  readonly rows: readonly ChartRow[];
  readonly states: readonly string[];
  /** States that the chart leaves at once, by eventless transitions. */
  readonly passing?: readonly string[];
  /** Paths, the shortest first. */
  readonly walked: readonly WalkedPath[];
}

/** A report for the tester: each state and each transition of a chart with the shortest path there. */
export function reportWalk({ name, table, rows, states, passing = [], walked }: WalkOfChart): string {
  const toState = (state: string) => walked.find((path) => path.states.includes(state));
  const toRow = (row: ChartRow) => walked.find(({ rows }) => rows.includes(keyOf(row)));
  const resting = states.filter((state) => !passing.includes(state));
  const reached = resting.filter((state) => toState(state) !== undefined);
  const taken = table.filter((row) => toRow(row) !== undefined);
  const known = new Set(table.map(keyOf));
  const longest = Math.max(...walked.map(({ happenings }) => happenings.length));
  return [
    '',
    `${name}: ${reached.length} of ${resting.length} states, ${taken.length} of ${table.length} transitions, ${walked.length} paths of at most ${longest} happenings`,
    '',
    'States',
    ...states.map(
      (state) => `  ${state}: ${passing.includes(state) ? 'passed through' : formatPath(toState(state))}`,
    ),
    '',
    'Transitions',
    ...table.flatMap((row) => [`  ${formatRow(row)}`, `      ${formatPath(toRow(row))}`]),
    ...rows.filter((row) => !known.has(keyOf(row))).map((row) => `  ${formatRow(row)}: NOT IN ITS TABLE`),
    '',
  ].join('\n');
}

function formatRow({ from, event, guard, to, tracked }: ChartRow): string {
  const condition = guard === '-' ? '' : ` if ${guard}`;
  const target = to === '-' ? 'stays' : `→ ${to}`;
  return `${from}, ${event}${condition} ${target}${tracked === '-' ? '' : `, tracks ${tracked}`}`;
}

function formatPath(path: WalkedPath | undefined): string {
  if (!path) return 'NOT WALKED';
  const events = path.rows.map((row) => row.split(' | ')).filter(([, event]) => event !== 'always');
  const said = events.map(([, event, guard]) => (guard === '-' ? event : `${event} if ${guard}`));
  return said.length === 0 ? 'at the start' : said.join(', ');
}
