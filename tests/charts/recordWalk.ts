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
 * Words for all that a chart does along its telling paths, to be committed beside it, and a digest of all its steps at
 * each place, also of those with other values: these are too many to be read, and some differ in a value alone.
 */
export function recordWalk(walked: readonly WalkedPath[], all: readonly WalkedPath[]): string {
  const told = tellingPaths(walked).map(sayStep).toSorted();
  return [...told, 'digests of all steps', ...digestsOf(all), ''].join('\n');
}

function digestsOf(walked: readonly WalkedPath[]): readonly string[] {
  const all = stepsAt(walked, (path) =>
    spell([path.input, path.happenings, path.states, lastStepOf(path).does]),
  );
  return [...all]
    .map(([place, steps]) => {
      const digest = createHash('sha256')
        .update([...steps].toSorted().join('\n'))
        .digest('hex')
        .slice(0, 12);
      return `  ${place}: ${digest} of ${steps.size}`;
    })
    .toSorted();
}

/** Different steps in words at each place. */
function stepsAt(
  walked: readonly WalkedPath[],
  say: (path: WalkedPath) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const steps = new Map<string, Set<string>>();
  for (const path of walked) {
    if (lastStepOf(path).does.includes(tooEarly)) continue;
    for (const place of placesOf(path)) steps.set(place, (steps.get(place) ?? new Set()).add(say(path)));
  }
  return steps;
}

/** Steps to be told of a place. */
const mostTold = 6;

/** Steps of a chart at each place of which its record has another digest, which says no more than the place. */
export function sayOtherSteps(committed: string, record: string, walked: readonly WalkedPath[]): string {
  const known = new Set(committed.split('\n'));
  const others = record.split('\n').filter((line) => digest.test(line) && !known.has(line));
  const now = stepsAt(walked, (path) => {
    const last = path.happenings.at(-1);
    return `    ${last ? spell(last) : 'at the start'}: ${lastStepOf(path).does.join('; ') || 'nothing'}`;
  });
  const told = others.flatMap((line) => {
    const place = line.replace(digest, '');
    const steps = [...(now.get(place.trim()) ?? [])];
    const rest = steps.length > mostTold ? [`    and ${steps.length - mostTold} more`] : [];
    return [place].concat(steps.slice(0, mostTold), rest);
  });
  return told.length === 0 ? '' : `; where digests differ, the chart now does\n${told.join('\n')}\n`;
}

const digest = /: [0-9a-f]{12} of \d+$/;

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
