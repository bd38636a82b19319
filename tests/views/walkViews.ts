import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { findMatchedRoute } from '#app/routes.tsx';
import type { Happening } from './happenings.ts';
import { findChart, findViolations, innerCharts, openPage, type OpenPage } from './openPage.tsx';
import type { Opened } from './startApp.ts';

export interface ViewWalk {
  /** Rows of the chart's table that the walk took. */
  readonly taken: ReadonlySet<string>;
  /** Headings of each state that a page showed. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The shortest path to each of these states. */
  readonly paths: ReadonlyMap<string, Path>;
  /** Addresses outside the chart's pages that people were led to. */
  readonly left: ReadonlySet<string>;
  readonly situations: ReadonlySet<string>;
}

interface ViewWalkOptions {
  /** Id of the chart that is walked. */
  readonly chart: string;
  readonly starts: readonly Opened[];
  readonly happenings: readonly Happening[];
  /** Part of the context that distinguishes situations of the same state value. */
  readonly distinguishBy?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Level of the heading that changes with the state: `h1`, unless a section of the page changes alone. */
  readonly heading?: 'h1' | 'h2';
  /** Whether the walk has found everything; the long run goes on until no situation is new. */
  readonly isComplete: (walk: ViewWalk) => boolean;
}

export interface Path {
  readonly start: Opened;
  readonly steps: readonly Happening[];
}

/** State of the page at the end of a path. */
interface Situation {
  readonly key: string;
  readonly state: string;
  readonly heading: string;
  readonly address: string;
  readonly possible: () => readonly Happening[];
}

/** The short run ends once it has found everything, and checks each state with axe once; the long run each situation. */
const isLongRun = process.env['FULL'] === '1';

const pageUnderWay = 'page under way';
const outside = 'elsewhere';

/**
 * Walks a chart breadth first through the pages that show it: from every situation that it reaches it tries every
 * happening that is possible there, each time from the start. It checks the invariants of all pages in every situation,
 * and reads the rows from the inspection events of the running chart.
 */
export async function walkViews({
  chart,
  starts,
  happenings,
  distinguishBy,
  heading = 'h1',
  isComplete,
}: ViewWalkOptions): Promise<ViewWalk> {
  const taken = new Set<string>();
  const headings = new Map<string, Set<string>>();
  const paths = new Map<string, Path>();
  const left = new Set<string>();
  const known = new Set<string>();
  const walk: ViewWalk = { taken, headings, paths, left, situations: known };
  let frontier: readonly Path[] = starts.map((start) => ({ start, steps: [] }));

  while (frontier.length > 0) {
    const next: Path[] = [];
    for (const path of frontier) {
      if (!isLongRun && isComplete(walk)) return walk;
      const page = await openPage(path.start, (name, row) => name === chart && taken.add(row));
      try {
        await follow(page, path, heading);
        page.expectNoLostEvents();
        const situation = readSituation(page, {
          chart,
          happenings,
          heading,
          ...(distinguishBy && { distinguishBy }),
        });
        if (situation.state === outside) left.add(situation.address);
        if (known.has(situation.key)) continue;
        known.add(situation.key);
        const isShown = situation.state !== outside && situation.state !== pageUnderWay;
        const isInspected = isShown && (isLongRun || !headings.has(situation.state));
        if (isShown) {
          const { state } = situation;
          headings.set(state, (headings.get(state) ?? new Set()).add(situation.heading));
          if (!paths.has(state)) paths.set(state, path);
        }
        const where = describePath(path, situation);
        const violations = isInspected ? await findViolations() : [];
        expect({ where, violations, consoleOutput: page.consoleOutput }).toEqual({
          where,
          violations: [],
          consoleOutput: [],
        });
        for (const step of situation.possible())
          next.push({ start: path.start, steps: [...path.steps, step] });
      } finally {
        page.close();
      }
    }
    frontier = next;
  }
  return walk;
}

/**
 * Follows the path. When the heading changes, it has the focus; the focus is never lost.
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
    // The link to another section keeps the focus.
    if (heading === 'h2' && page.router.state.location.search !== search) continue;
    const focused = document.activeElement?.tagName;
    expect({ where, focused }).toEqual({ where, focused: heading.toUpperCase() });
  }
}

/** Follows the extra path of each row; returns the rows that their paths took. */
export async function walkExtraPaths(
  chart: string,
  extraPaths: Readonly<Record<string, Path>>,
  { heading = 'h1' }: Pick<ViewWalkOptions, 'heading'>,
): Promise<string[]> {
  const takenRows: string[] = [];
  for (const [row, path] of Object.entries(extraPaths)) {
    const taken = new Set<string>();
    const page = await openPage(path.start, (name, each) => name === chart && taken.add(each));
    try {
      await follow(page, path, heading);
      page.expectNoLostEvents();
      if (taken.has(row)) takenRows.push(row);
      expect({ row, consoleOutput: page.consoleOutput }).toEqual({ row, consoleOutput: [] });
    } finally {
      page.close();
    }
  }
  return takenRows;
}

function readSituation(
  page: OpenPage,
  {
    chart,
    happenings,
    distinguishBy = () => null,
    heading = 'h1',
  }: Pick<ViewWalkOptions, 'chart' | 'happenings' | 'distinguishBy' | 'heading'>,
): Situation {
  const snapshot = read(findChart(page, chart));
  const { pathname, search } = page.router.state.location;
  const state = nameSituation(page, chart);
  return {
    key: JSON.stringify([
      state,
      isDialogOpen(page),
      snapshot?.value,
      snapshot && distinguishBy(snapshot.context),
    ]),
    state,
    heading: headingOf(heading) ?? '',
    address: pathname + search,
    possible: () => (isOver(page, chart, state) ? [] : happenings.filter((step) => step.isPossible(page))),
  };
}

/** True while a dialog is open, even one of another chart. */
function isDialogOpen(page: OpenPage): boolean {
  return page.reachable().matches('[role=dialog]');
}

/** True if the person has left the chart's pages, or their flow has ended. */
function isOver({ runtime }: OpenPage, chart: string, state: string): boolean {
  return chart !== 'session' && (state === outside || runtime.app.getSnapshot().context.flow === null);
}

/** Name of the state that the page shows, followed by those of the charts inside it. */
function nameSituation(page: OpenPage, chart: string): string {
  const shown = document.querySelector('main')?.dataset['state'];
  const { flow } = page.runtime.app.getSnapshot().context;
  const rendered = read(chart === 'session' ? page.runtime.session : flow?.actor);
  if (!page.router.state.initialized) return pageUnderWay;
  // The flow has ended, and the router is about to leave its page.
  const isLeaving = !flow && findMatchedRoute(page.router.state.matches)?.flow === page.initialFlow;
  if (isLeaving && shown !== undefined && chart !== 'session') return shown;
  if (shown === outside || !rendered || flow?.name !== page.initialFlow) return outside;
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

/** Text of the heading, with the step that describes it. */
function headingOf(kind: 'h1' | 'h2'): string | null {
  const heading = document.querySelector(`main ${kind}`);
  if (!heading) return null;
  const note = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
  return [heading.textContent, note?.textContent].filter(Boolean).join(', ');
}

function describePath(path: Path, situation?: Situation): string {
  return `${formatPath(path)}${situation ? ` = ${situation.state}` : ''}`;
}

export function formatPath({ start, steps }: Path): string {
  return [start.address, ...steps.map(({ name }) => name)].join(' → ');
}
