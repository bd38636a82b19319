import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { expect, vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { createStepFollower } from '#analytics/stepFollower.ts';
import { toChartRow } from '#charts/chartRows.ts';
import { RouterLink } from '#document/RouterLink.tsx';
import { brand } from '#domain/brand.ts';
import type { StoredFunnelRuns, FunnelStep } from '#domain/funnelStep.ts';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import { createHavenTheme } from '#haven/theme/theme.ts';
import { RuntimeProvider } from '#session/runtime.ts';
import { isKnownStep } from '#server/modules/funnels/knownSteps.ts';
import { getTakenTransitions } from '#machines/internals.ts';
import { keyOf } from '#tests/charts/walkChart.ts';
import { findUnhandledEvent, type UnhandledEvent } from '#machines/findUnhandledEvent.ts';
import { startApp, type Opened } from './startApp.ts';

// No test here checks styles, and jsdom would read every style sheet again for each element that a test queries.
vi.mock('#haven/theme/havenCache.ts', async () => {
  const { default: createCache } = await import('@emotion/cache');
  return {
    createEmotionCache: () => Object.assign(createCache({ key: 'haven' }), { insert: () => undefined }),
  };
});

const theme = createHavenTheme(brand.colors);

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** Opens an address of the app in jsdom, until `close`. Calls `onRow` with each row of a chart's table that is taken. */
export async function openPage(
  opened: Opened,
  onRow: (chart: string, row: string) => void = () => undefined,
) {
  const consoleOutput: string[] = [];
  const spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void consoleOutput.push(words.join(' '))),
  );
  const unhandledEvents: UnhandledEvent[] = [];
  const unknownSteps: FunnelStep[] = [];
  let runs: StoredFunnelRuns = {};
  const followSteps = createStepFollower({
    onStep: (step) => isKnownStep(step) || unknownSteps.push(step),
    runs: { read: () => runs, keep: (next) => void (runs = next) },
    now: () => new Date(),
  });
  const app = startApp(opened, (inspected) => {
    reportRows(inspected, onRow);
    followSteps(inspected);
    const unhandled = findUnhandledEvent(inspected);
    if (unhandled) unhandledEvents.push(unhandled);
  });
  const { runtime, router } = app;
  const client = createClient(opened.rows);
  render(
    <HavenProvider theme={theme} linkComponent={RouterLink}>
      <RuntimeProvider value={runtime}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </RuntimeProvider>
    </HavenProvider>,
  );
  const person = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

  /** Waits until the page changes no more by itself, unless it waits for a call that the test settles. */
  async function settle(): Promise<void> {
    await act(async () => {
      await turn();
      while (isUnderWay() && !waitsForTest()) await turn();
      await turn();
    });
    // Dialogs open and close by timers, and React renders once `act` has ended.
    if (document.querySelector('.MuiDialog-root')) await act(passTimers);
    while (isDialogClosing()) await act(passTimers);
  }
  const waitsForTest = () =>
    runtime.session.getSnapshot().matches('refreshingUserInfo') || app.calls.find('page') !== undefined;
  const isUnderWay = () => !router.state.initialized || router.state.navigation.state !== 'idle';
  await settle();

  return {
    ...app,
    consoleOutput,
    person,
    settle,
    /** Name of the flow of the page that was opened. */
    initialFlow: runtime.app.getSnapshot().context.flow?.name,
    /** The element that the person can reach: the open dialog or menu, else `main`. */
    reachable: () =>
      document.querySelector<HTMLElement>('[role=dialog], [role=menu]') ??
      document.querySelector('main') ??
      document.body,
    /** Advances the clock of the charts and the timers of the page. */
    wait: async (milliseconds: number) => {
      await act(async () => {
        vi.advanceTimersByTime(milliseconds);
        app.pass(milliseconds);
      });
      await settle();
    },
    /** Expects that every chart handled the events that it was sent, and that the collector knows every step taken. */
    expectNoLostEvents: () => {
      expect(unhandledEvents, 'events that a chart does not handle in its state').toEqual([]);
      expect(unknownSteps, 'steps that the collector would refuse').toEqual([]);
    },
    close: () => {
      cleanup();
      app.stop();
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** An Apollo client that answers queries with the rows of the test; other queries stay pending. */
function createClient(rows: Opened['rows'] = {}): ApolloClient {
  const errorPolicy = 'all';
  return new ApolloClient({
    link: new ApolloLink(({ operationName = '' }) => {
      const data = rows[operationName];
      return data ? of({ data: { ...data } }) : NEVER;
    }),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy }, query: { errorPolicy }, mutate: { errorPolicy } },
  });
}

/** Violations that axe finds in the document, one line for each element; colors and sizes need a real browser. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The running chart of this name: the current flow, a chart inside it, or the session. */
export function findChart(page: OpenPage, chart: string): AnyActorRef | undefined {
  const flow = page.runtime.app.getSnapshot().context.flow?.actor;
  return [flow, ...innerCharts(page), page.runtime.session].find(
    (actor) => actor !== undefined && nameOfChart(actor) === chart,
  );
}

/** The charts that run inside the current flow, each before those inside it. */
export function innerCharts({ runtime }: OpenPage): readonly AnyActorRef[] {
  return chartsIn(runtime.app.getSnapshot().context.flow?.actor);
}

function chartsIn(actor: AnyActorRef | undefined): readonly AnyActorRef[] {
  const { children = {} } = (actor?.getSnapshot() as AnyMachineSnapshot | undefined) ?? {};
  return Object.values<AnyActorRef | undefined>(children).flatMap((child) =>
    child && nameOfChart(child) !== undefined ? [child].concat(chartsIn(child)) : [],
  );
}

function nameOfChart(actor: AnyActorRef): string | undefined {
  return 'logic' in actor ? (actor.logic as Partial<AnyStateMachine>).id : undefined;
}

function reportRows(inspected: InspectionEvent, onRow: (chart: string, row: string) => void): void {
  const chart = nameOfChart(inspected.actorRef as AnyActorRef);
  if (chart === undefined) return;
  for (const transition of getTakenTransitions(inspected)) onRow(chart, keyOf(toChartRow(transition)));
}

/** Waits until the callbacks of settled promises have run. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Runs the timers of zero delay. */
function passTimers(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
}

function isDialogClosing(): boolean {
  return document.querySelector('.MuiDialog-root > [style*="opacity: 0"]') !== null;
}
