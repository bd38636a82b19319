import { pathKey, type ChartUnderTest } from './chartUnderTest.ts';
import { replay, spellHappening, type Happening, type WalkedPath } from './walkChart.ts';

type Leaf = string | number;

/**
 * Adds one step to each path that a walk has continued, by each happening with other values. It finds a chart that takes
 * a value from the wrong place.
 */
export async function walkOtherValues(
  chart: ChartUnderTest,
  walked: readonly WalkedPath[],
): Promise<readonly WalkedPath[]> {
  const { machine, happenings } = chart;
  const others = withOtherValues(happenings);
  const situations = new Map(
    walked
      .filter((path) => path.happenings.length > 0)
      .map(({ input, happenings: along }) => {
        const before = along.slice(0, -1);
        return [pathKey(chart, input, before), { input, before }] as const;
      }),
  );
  const paths: WalkedPath[] = [];
  for (const { input, before } of situations.values())
    for (const other of others) {
      const replayed = await replay(machine, [...before, other], { ...chart, input });
      if (replayed) paths.push(replayed);
    }
  return paths;
}

/** Happenings with other values in the fields that are the same in all of their kind; others are left out. */
function withOtherValues(happenings: readonly Happening[]): readonly Happening[] {
  const values = new Map<string, Set<Leaf>>();
  for (const each of happenings)
    changed(each, (leaf, place) => {
      values.set(place, (values.get(place) ?? new Set()).add(leaf));
      return leaf;
    });
  return happenings.flatMap((each) => {
    let isOther = false;
    const other = changed(each, (leaf, place) => {
      if (values.get(place)?.size !== 1) return leaf;
      isOther = true;
      return typeof leaf === 'number' ? leaf + 1_000 : `other ${leaf}`;
    });
    return isOther ? [other] : [];
  });
}

/** Replaces a value; `place` is its path in the payload, after the kind of the happening. */
type Change = (leaf: Leaf, place: string) => Leaf;

function changed(happening: Happening, change: Change): Happening {
  const kind = spellHappening(happening);
  if ('wait' in happening) return happening;
  if ('send' in happening) {
    const { type, ...carried } = happening.send;
    return { send: { type, ...(changedIn(carried, kind, change) as object) } };
  }
  return { ...happening, with: changedIn(happening.with, kind, change) };
}

/** A copy of plain data with its strings and numbers changed. */
function changedIn(value: unknown, place: string, change: Change): unknown {
  if (typeof value === 'string' || typeof value === 'number') return change(value, place);
  if (Array.isArray(value)) return value.map((item) => changedIn(item, `${place}[]`, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changedIn(inner, `${place}.${key}`, change)]),
  );
}
