import { createHash } from 'node:crypto';
import { format } from './recorder.ts';
import { spellHappening, tooEarly, type WalkedPath, type WalkedStep } from './walkChart.ts';

/**
 * Paths along which a chart does everything that it can do: for each row of its table, and for each state in which it
 * refuses an event, the shortest ones that together cover each kind of act.
 */
export function representativePaths(walked: readonly WalkedPath[]): readonly WalkedPath[] {
  const seen = new Set<string>();
  return walked.filter((path) => {
    if (lastStepOf(path).does.includes(tooEarly)) return false;
    const kinds = kindsOf(path);
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}

/**
 * The record of a chart, committed beside it: the acts along its representative paths, and for each place a digest of all
 * steps, with a short hash of each. These include steps with other values and second rounds, which are too many to read.
 */
export function recordWalk(walked: readonly WalkedPath[], all: readonly WalkedPath[]): string {
  const steps = representativePaths(walked).map(formatStep).toSorted();
  return [...steps, 'digests and marks of all steps', ...digestsOf(all), ''].join('\n');
}

const hashOf = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);
const markOf = (step: string) => hashOf(step, 3);

function digestsOf(walked: readonly WalkedPath[]): readonly string[] {
  return [...stepsAt(walked)]
    .map(([place, steps]) => {
      const digest = hashOf([...steps.keys()].toSorted().join('\n'), 12);
      const marks = [...steps.keys()].map(markOf).toSorted().join('');
      return `  ${place}: ${digest} of ${steps.size}\n    ${marks}`;
    })
    .toSorted();
}

/** Distinct steps at each place, by all their properties. */
function stepsAt(walked: readonly WalkedPath[]): ReadonlyMap<string, ReadonlyMap<string, WalkedPath>> {
  const steps = new Map<string, Map<string, WalkedPath>>();
  for (const path of walked) {
    if (lastStepOf(path).does.includes(tooEarly)) continue;
    const step = format([path.input, path.happenings, path.states, lastStepOf(path).does]);
    for (const place of placesOf(path)) steps.set(place, (steps.get(place) ?? new Map()).set(step, path));
  }
  return steps;
}

/** Number of unrecorded steps to list; most further ones follow from the first. */
const listedSteps = 8;

/** Describes the steps of a chart that its record does not contain, those with the shortest paths first. */
export function describeUnrecordedSteps(committed: string, walked: readonly WalkedPath[]): string {
  const recorded = new Map(
    [...committed.matchAll(/^ {2}(.*): [\w-]{12} of \d+\n {4}(.*)$/gm)].map(
      ([, place = '', marks = '']) => [place, new Set(marks.match(/.{3}/g))] as const,
    ),
  );
  const now = stepsAt(walked);
  const others = [...now]
    .flatMap(([place, steps]) =>
      [...steps]
        .filter(([step]) => !recorded.get(place)?.has(markOf(step)))
        .map(([, path]) => ({ place, path })),
    )
    .toSorted((one, other) => one.path.happenings.length - other.path.happenings.length);
  const gone = [...recorded.keys()].filter((place) => !now.has(place));
  const lines = [
    ...gone.map((place) => `  ${place}: it does no more`),
    ...others.slice(0, listedSteps).map(({ place, path }) => `  ${place}\n${formatUnrecorded(path)}`),
    ...(others.length > listedSteps ? [`  and ${others.length - listedSteps} steps more`] : []),
  ];
  return lines.length === 0
    ? ''
    : `; steps that are not recorded, the shortest paths first:\n${lines.join('\n')}\n`;
}

function formatUnrecorded(path: WalkedPath): string {
  const last = path.happenings.at(-1);
  const before = path.happenings.slice(0, -1).map(spellHappening).join(', ') || 'the start';
  const when = last ? `after ${before}, by ${format(last)}` : `at the start with ${format(path.input)}`;
  const does = lastStepOf(path).does.map((text) => `      ${text}`);
  return [`    ${when}`, ...(does.length > 0 ? does : ['      nothing'])].join('\n');
}

function formatStep(path: WalkedPath): string {
  const does = lastStepOf(path).does.map((text) => `  ${text}`);
  const along = path.happenings.length === 0 ? [] : [`  (${path.happenings.map(spellHappening).join(', ')})`];
  return [...placesOf(path), ...does, ...along, ''].join('\n');
}

const lastStepOf = ({ steps }: WalkedPath): WalkedStep => steps.at(-1) ?? { rows: [], does: [] };

/** Rows that the last step takes; without one, the state of the chart. */
function placesOf(path: WalkedPath): readonly string[] {
  const { rows, does } = lastStepOf(path);
  if (path.happenings.length === 0) return ['at the start', ...rows];
  return rows.length === 0 && does.length > 0 ? [`in ${path.states.at(-1)}`] : rows;
}

/** Kinds of acts at each place, without their values. */
function kindsOf(path: WalkedPath): readonly string[] {
  const kinds = ['', ...lastStepOf(path).does.map(kindOf)];
  return placesOf(path).flatMap((place) => {
    // One state may ignore an event that another handles.
    const state = place.endsWith('| -') ? path.states.at(-1) : '';
    return kinds.map((kind) => [place, state, kind].join(' '));
  });
}

function kindOf(does: string): string {
  if (does.startsWith('refuses ')) return does;
  return /^(?:tells [^{]*\{"type":"[^"]*|keeps \w+: (?:null)?|\w+ \w+)/.exec(does)?.[0] ?? does;
}
