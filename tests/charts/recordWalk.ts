import { createHash } from 'node:crypto';
import { spell } from './recorder.ts';
import { spellHappening, tooEarly, type WalkedPath, type WalkedStep } from './walkChart.ts';

/**
 * Paths along which a chart shows everything that it does: for each row of its table, and for each state in which it
 * refuses an event, the shortest ones that together do each kind of thing.
 */
export function tellingPaths(walked: readonly WalkedPath[]): readonly WalkedPath[] {
  const seen = new Set<string>();
  return walked.filter((path) => {
    if (lastStepOf(path).does.includes(tooEarly)) return false;
    const kinds = kindsOf(path);
    const isTelling = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isTelling;
  });
}

/**
 * Words for all that a chart does along its telling paths, to be committed beside it; and for each place a digest of all its
 * steps, also of those with other values and in second rounds, and a mark of each: these are too many to be read.
 */
export function recordWalk(walked: readonly WalkedPath[], all: readonly WalkedPath[]): string {
  const told = tellingPaths(walked).map(sayStep).toSorted();
  return [...told, 'digests and marks of all steps', ...digestsOf(all), ''].join('\n');
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

/** Different steps at each place, by all that tells them apart. */
function stepsAt(walked: readonly WalkedPath[]): ReadonlyMap<string, ReadonlyMap<string, WalkedPath>> {
  const steps = new Map<string, Map<string, WalkedPath>>();
  for (const path of walked) {
    if (lastStepOf(path).does.includes(tooEarly)) continue;
    const step = spell([path.input, path.happenings, path.states, lastStepOf(path).does]);
    for (const place of placesOf(path)) steps.set(place, (steps.get(place) ?? new Map()).set(step, path));
  }
  return steps;
}

/** Steps to be told: what comes after the first of them mostly follows from it. */
const mostTold = 8;

/** In words, the steps of a chart that its record does not know, the shortest ways to them first. */
export function sayOtherSteps(committed: string, walked: readonly WalkedPath[]): string {
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
  const told = [
    ...gone.map((place) => `  ${place}: it does no more`),
    ...others.slice(0, mostTold).map(({ place, path }) => `  ${place}\n${sayOther(path)}`),
    ...(others.length > mostTold ? [`  and ${others.length - mostTold} steps more`] : []),
  ];
  return told.length === 0
    ? ''
    : `; steps that are not recorded, the shortest ways first:\n${told.join('\n')}\n`;
}

function sayOther(path: WalkedPath): string {
  const last = path.happenings.at(-1);
  const before = path.happenings.slice(0, -1).map(spellHappening).join(', ') || 'the start';
  const when = last ? `after ${before}, by ${spell(last)}` : `at the start with ${spell(path.input)}`;
  const does = lastStepOf(path).does.map((text) => `      ${text}`);
  return [`    ${when}`, ...(does.length > 0 ? does : ['      nothing'])].join('\n');
}

function sayStep(path: WalkedPath): string {
  const does = lastStepOf(path).does.map((text) => `  ${text}`);
  const along = path.happenings.length === 0 ? [] : [`  (${path.happenings.map(spellHappening).join(', ')})`];
  return [...placesOf(path), ...does, ...along, ''].join('\n');
}

const lastStepOf = ({ steps }: WalkedPath): WalkedStep => steps.at(-1) ?? { rows: [], does: [] };

/** Rows that the last step takes; without one, the state that the chart is in. */
function placesOf(path: WalkedPath): readonly string[] {
  const { rows, does } = lastStepOf(path);
  if (path.happenings.length === 0) return ['at the start', ...rows];
  return rows.length === 0 && does.length > 0 ? [`in ${path.states.at(-1)}`] : rows;
}

/** Kinds of acts at each place: their values do not count. */
function kindsOf(path: WalkedPath): readonly string[] {
  const kinds = ['', ...lastStepOf(path).does.map(kindOf)];
  return placesOf(path).flatMap((place) => {
    // One state may pass over what another acts on.
    const state = place.endsWith('| -') ? path.states.at(-1) : '';
    return kinds.map((kind) => [place, state, kind].join(' '));
  });
}

function kindOf(does: string): string {
  if (does.startsWith('refuses ')) return does;
  return /^(?:tells [^{]*\{"type":"[^"]*|keeps \w+: (?:null)?|\w+ \w+)/.exec(does)?.[0] ?? does;
}
