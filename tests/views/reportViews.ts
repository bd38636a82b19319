import { formatPath, type Path, type ViewWalk } from './walkViews.ts';

interface WalkOfViews {
  readonly chart: string;
  /** Rows of the chart's table. */
  readonly rows: readonly string[];
  readonly walk: ViewWalk;
  readonly extraPaths: Readonly<Record<string, Path>>;
}

/** A report for the tester: the states and transitions that a walk through the pages of a chart covered. */
export function reportViews({ chart, rows, walk, extraPaths }: WalkOfViews): string {
  const taken = rows.filter((row) => walk.taken.has(row));
  return [
    '',
    `The pages of ${chart}Machine: ${walk.headings.size} states shown, ${taken.length} of ${rows.length} transitions, ${walk.situations.size} situations`,
    '',
    'States and headings',
    ...[...walk.headings].map(([state, headings]) => `  ${state}: ${[...headings].join(' or ')}`),
    '',
    'Transitions',
    ...rows.map(
      (row) => `  ${row}: ${walk.taken.has(row) ? 'by the page' : formatExtraPath(extraPaths[row])}`,
    ),
    '',
  ].join('\n');
}

function formatExtraPath(path: Path | undefined): string {
  return path === undefined ? 'NOT WALKED' : `by an extra path: ${formatPath(path)}`;
}
