import { nameOfPath, type ChartUnderTest } from './chartUnderTest.ts';
import { replay, spellHappening, type WalkedPath } from './walkChart.ts';

/**
 * Goes on from where a path comes back to a situation that it has been in and the chart holds other values there: a counter, an
 * id or a time that is right in the first round may be wrong in the second. Each way into a situation is gone on from once.
 */
export async function walkSecondRounds(
  chart: ChartUnderTest,
  walked: readonly WalkedPath[],
): Promise<readonly WalkedPath[]> {
  const { machine, happenings } = chart;
  const known = new Map(walked.map((path) => [nameOfPath(chart, path.input, path.happenings), path]));
  const firstValues = new Map(walked.toReversed().map(({ situation, values }) => [situation, values]));
  const entered = new Set<string>();

  const comesBack = ({ input, happenings: along, situation }: WalkedPath) =>
    along.some(
      (_, length) => known.get(nameOfPath(chart, input, along.slice(0, length)))?.situation === situation,
    );

  /** Whether it is the first to come this way to other values. */
  function isNew({ situation, values, happenings: along, isOver }: WalkedPath): boolean {
    const last = along.at(-1);
    const way = `${situation} ${last && spellHappening(last)}`;
    if (isOver || entered.has(way) || (firstValues.get(situation) ?? values) === values) return false;
    entered.add(way);
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
