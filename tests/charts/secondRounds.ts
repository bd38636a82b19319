import { pathKey, type ChartUnderTest } from './chartUnderTest.ts';
import { replay, spellHappening, type WalkedPath } from './walkChart.ts';

/**
 * Continues paths that return to an earlier situation with other values in the context: a counter, an id or a time that
 * is right in the first round may be wrong in the second. It continues once for each event that leads into a situation.
 */
export async function walkSecondRounds(
  chart: ChartUnderTest,
  walked: readonly WalkedPath[],
): Promise<readonly WalkedPath[]> {
  const { machine, happenings } = chart;
  const known = new Map(walked.map((path) => [pathKey(chart, path.input, path.happenings), path]));
  const firstValues = new Map(walked.toReversed().map(({ situation, values }) => [situation, values]));
  const entered = new Set<string>();

  const comesBack = ({ input, happenings: along, situation }: WalkedPath) =>
    along.some(
      (_, length) => known.get(pathKey(chart, input, along.slice(0, length)))?.situation === situation,
    );

  /** True for the first path that comes to other values by this event. */
  function isNew({ situation, values, happenings: along, isOver }: WalkedPath): boolean {
    const last = along.at(-1);
    const entry = `${situation} ${last && spellHappening(last)}`;
    if (isOver || entered.has(entry) || (firstValues.get(situation) ?? values) === values) return false;
    entered.add(entry);
    return true;
  }

  const paths: WalkedPath[] = [];
  let frontier = walked.filter((path) => comesBack(path) && isNew(path));
  while (frontier.length > 0) {
    const next: WalkedPath[] = [];
    for (const { input, happenings: along } of frontier)
      for (const happening of happenings) {
        const path = await replay(machine, [...along, happening], { ...chart, input });
        if (path) next.push(path);
      }
    paths.push(...next);
    frontier = next.filter(isNew);
  }
  return paths;
}
