import { sayPath, type Path, type ViewWalk } from './walkViews.ts';

interface WalkOfViews {
  readonly chart: string;
  /** Of the chart's table. */
  readonly rows: readonly string[];
  readonly walk: ViewWalk;
  readonly otherWays: Readonly<Record<string, Path>>;
}

/** What was walked of a chart through its pages, for the tester to read. */
export function reportViews({ chart, rows, walk, otherWays }: WalkOfViews): string {
  const taken = rows.filter((row) => walk.taken.has(row));
  return [
    '',
    `The pages of ${chart}Machine: ${walk.headings.size} states shown, ${taken.length} of ${rows.length} transitions, ${walk.situations} situations`,
    '',
    'States and headings',
    ...[...walk.headings].map(([state, headings]) => `  ${state}: ${[...headings].join(' or ')}`),
    '',
    'Transitions',
    ...rows.map((row) => `  ${row}: ${walk.taken.has(row) ? 'by the page' : sayOtherWay(otherWays[row])}`),
    '',
  ].join('\n');
}

function sayOtherWay(otherWay: Path | undefined): string {
  return otherWay === undefined ? 'NOT WALKED' : `by a way of its own: ${sayPath(otherWay)}`;
}
