import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { routeOf } from '#app/routes.tsx';
import type { Happening } from './happenings.ts';
import { findChart, findViolations, innerCharts, openPage, type OpenPage } from './openPage.tsx';
import type { Opened } from './startApp.ts';

export interface ViewWalk {
  /** Rows of the chart's table that were taken. */
  readonly taken: ReadonlySet<string>;
  /** Heading of each state that was shown. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The shortest path to each of them. */
  readonly paths: ReadonlyMap<string, Path>;
  /** Addresses outside the chart's pages that people were led to. */
  readonly left: ReadonlySet<string>;
  readonly situations: number;
}

interface ViewWalkOptions {
  /** Id of the chart that is walked. */
  readonly chart: string;
  readonly starts: readonly Opened[];
  readonly happenings: readonly Happening[];
  /** What of the context tells two situations apart, beside the state's value. */
  readonly tell?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Which heading names what is shown: the page's, unless a section of it changes alone. */
  readonly heading?: 'h1' | 'h2';
}

export interface Path {
  readonly start: Opened;
  readonly steps: readonly Happening[];
}

/** What a person sees at the end of a path. */
interface Situation {
  readonly key: string;
  readonly state: string;
  readonly heading: string;
  readonly address: string;
  readonly possible: () => readonly Happening[];
}

/** In a short run axe looks at each state once, in the long run at each situation. */
const everything = process.env['FULL'] === '1';

const pageUnderWay = 'page under way';
const outside = 'elsewhere';

/**
 * Walks a chart breadth first through the pages that show it: from every situation that it reaches it tries
 * every happening that is possible there, each time from the start. Every situation is held against what holds
 * for all of them; rows are read off what the running chart reports.
 */
export async function walkViews({
  chart,
  starts,
  happenings,
  tell,
  heading = 'h1',
}: ViewWalkOptions): Promise<ViewWalk> {
  const taken = new Set<string>();
  const headings = new Map<string, Set<string>>();
  const paths = new Map<string, Path>();
  const left = new Set<string>();
  const known = new Set<string>();
  let frontier: readonly Path[] = starts.map((start) => ({ start, steps: [] }));

  while (frontier.length > 0) {
    const next: Path[] = [];
    for (const path of frontier) {
      const page = await openPage(path.start, (name, row) => name === chart && taken.add(row));
      try {
        await follow(page, path, heading);
        page.expectNothingLost();
        const situation = look(page, { chart, happenings, heading, ...(tell && { tell }) });
        if (situation.state === outside) left.add(situation.address);
        if (known.has(situation.key)) continue;
        known.add(situation.key);
        const isShown = situation.state !== outside && situation.state !== pageUnderWay;
        const isInspected = isShown && (everything || !headings.has(situation.state));
        if (isShown) {
          const { state } = situation;
          headings.set(state, (headings.get(state) ?? new Set()).add(situation.heading));
          if (!paths.has(state)) paths.set(state, path);
        }
        const where = describePath(path, situation);
        const violations = isInspected ? await findViolations() : [];
        expect({ where, violations, complaints: page.complaints }).toEqual({
          where,
          violations: [],
          complaints: [],
        });
        for (const step of situation.possible())
          next.push({ start: path.start, steps: [...path.steps, step] });
      } finally {
        page.close();
      }
    }
    frontier = next;
  }
  return { taken, headings, paths, left, situations: known.size };
}

/**
 * Goes along the path. Where what the page says becomes something else, the focus is led to its heading; it is
 * never lost.
 */
export async function follow(page: OpenPage, path: Path, heading: 'h1' | 'h2'): Promise<void> {
  for (const step of path.steps) {
    const before = headingOf(heading);
    const { search } = page.router.state.location;
    const hadFocus = document.activeElement !== document.body;
    await step.happen(page);
    const after = headingOf(heading);
    const isLost = hadFocus && after !== null && document.activeElement === document.body;
    const where = `${describePath(path)}, at ${step.name}`;
    expect({ where, isLost }).toEqual({ where, isLost: false });
    if (before === null || after === null || before === after) continue;
    // Another section was asked for by its link, which keeps the focus.
    if (heading === 'h2' && page.router.state.location.search !== search) continue;
    const focused = document.activeElement?.tagName;
    expect({ where, focused }).toEqual({ where, focused: heading.toUpperCase() });
  }
}

/** Goes the ways that are listed for rows, and answers those that took theirs. */
export async function walkOtherWays(
  chart: string,
  ways: Readonly<Record<string, Path>>,
  { heading = 'h1' }: Pick<ViewWalkOptions, 'heading'>,
): Promise<string[]> {
  const proven: string[] = [];
  for (const [row, path] of Object.entries(ways)) {
    const taken = new Set<string>();
    const page = await openPage(path.start, (name, each) => name === chart && taken.add(each));
    try {
      await follow(page, path, heading);
      page.expectNothingLost();
      if (taken.has(row)) proven.push(row);
      expect({ row, complaints: page.complaints }).toEqual({ row, complaints: [] });
    } finally {
      page.close();
    }
  }
  return proven;
}

function look(
  page: OpenPage,
  { chart, happenings, tell = () => null, heading = 'h1' }: Omit<ViewWalkOptions, 'starts'>,
): Situation {
  const snapshot = read(findChart(page, chart));
  const { pathname, search } = page.router.state.location;
  const state = nameSituation(page, chart);
  return {
    key: JSON.stringify([state, isAsked(page), snapshot?.value, snapshot && tell(snapshot.context)]),
    state,
    heading: headingOf(heading) ?? '',
    address: pathname + search,
    possible: () => (isOver(page, chart, state) ? [] : happenings.filter((step) => step.isPossible(page))),
  };
}

/** True while a dialog is open, which may be of another chart. */
function isAsked(page: OpenPage): boolean {
  return page.reachable().matches('[role=dialog]');
}

/** True where the chart's pages have been left, or their flow has ended. */
function isOver({ runtime }: OpenPage, chart: string, state: string): boolean {
  return chart !== 'session' && (state === outside || runtime.app.getSnapshot().context.flow === null);
}

/** The state that is shown, with that of a chart inside it. */
function nameSituation(page: OpenPage, chart: string): string {
  const shown = document.querySelector('main')?.dataset['state'];
  const { flow } = page.runtime.app.getSnapshot().context;
  const rendered = read(chart === 'session' ? page.runtime.session : flow?.actor);
  if (!page.router.state.initialized) return pageUnderWay;
  // The flow has ended with its person, and its page is about to be left.
  const isBehind = !flow && routeOf(page.router.state.matches)?.flow === page.begunFlow;
  if (isBehind && shown !== undefined && chart !== 'session') return shown;
  if (shown === outside || !rendered || flow?.name !== page.begunFlow) return outside;
  expect(shown).toBe(typeof rendered.value === 'object' ? JSON.stringify(rendered.value) : rendered.value);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  const inner = innerCharts(page).map((actor) => actor.getSnapshot() as AnyMachineSnapshot);
  return [rendered, ...inner].map(({ value }) => dotted(value)).join(' / ');
}

function read(actor: AnyActorRef | undefined): AnyMachineSnapshot | undefined {
  return actor?.getSnapshot() as AnyMachineSnapshot | undefined;
}

function dotted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${dotted(inner)}`)
    .join(' + ');
}

/** What the heading says, with the step that the page is at. */
function headingOf(kind: 'h1' | 'h2'): string | null {
  const heading = document.querySelector(`main ${kind}`);
  if (!heading) return null;
  const note = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
  return [heading.textContent, note?.textContent].filter(Boolean).join(', ');
}

function describePath(path: Path, situation?: Situation): string {
  return `${sayPath(path)}${situation ? ` = ${situation.state}` : ''}`;
}

export function sayPath({ start, steps }: Path): string {
  return [start.address, ...steps.map(({ name }) => name)].join(' → ');
}
