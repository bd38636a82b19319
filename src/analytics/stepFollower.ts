import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import {
  funnelChildCharts,
  isFunnelChart,
  isFunnelChildChart,
  runStartConditions,
  toChartEventName,
  type FunnelChart,
  type FunnelStep,
} from '#domain/funnelStep.ts';
import { randomKey } from '#domain/randomKey.ts';
import { parentOf } from '#machines/internals.ts';
import type { KeptRuns } from './keptRuns.ts';

interface StepFollowerOptions {
  readonly onStep: (step: FunnelStep) => void;
  readonly runs: KeptRuns;
  readonly now: () => Date;
}

/** Creates an XState inspector that reports each step of the funnels' runs; a reload of the page continues a run. */
export function createStepFollower({ onStep, runs, now }: StepFollowerOptions) {
  return (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.snapshot') return;
    const actor = inspected.actorRef as AnyActorRef;
    const chart = funnelChartOf(actor);
    if (!chart) return;
    const section = isFunnelChildChart(chartIdOf(actor)) ? actor : null;
    // The parent chart of a section reports the step that begins or ends the section.
    if (section && ['xstate.init', 'xstate.stop'].includes(inspected.event.type)) return;
    const root = section ? parentOf(section) : actor;
    const to = stateOf((section ? root?.getSnapshot() : inspected.snapshot) as AnyMachineSnapshot);
    const { [chart]: run, ...others } = runs.read();
    if ((run?.state ?? null) === to) return;
    const start = run ? undefined : runStartConditions[chart];
    if (start && (inspected.event.type !== start.event || to === null || !start.states.includes(to))) return;
    const id = run?.id ?? randomKey();
    const steps = (run?.steps ?? 0) + 1;
    runs.keep(to === null ? others : { ...others, [chart]: { id, steps, state: to } });
    onStep({
      chart,
      run: id,
      number: steps,
      from: run?.state ?? null,
      event: start ? 'opened' : toChartEventName(inspected.event.type),
      to,
      at: now().toISOString(),
    });
  };
}

/** Returns the funnel to which an actor's chart belongs, itself or as a section; null if none. */
export function funnelChartOf(actor: AnyActorRef): FunnelChart | null {
  const id = chartIdOf(actor);
  if (isFunnelChildChart(id)) return funnelChildCharts[id];
  return isFunnelChart(id) ? id : null;
}

function chartIdOf(actor: AnyActorRef): string | undefined {
  return (actor as { logic?: { id?: string } }).logic?.id;
}

/** Returns the state of a chart, followed by that of its running section (`state.inner`); null for a stopped chart. */
function stateOf({ status, value, children }: AnyMachineSnapshot): string | null {
  if (status === 'stopped') return null;
  const state = leafOf(value);
  const section = isFunnelChildChart(state) ? (children[state] as AnyActorRef | undefined) : undefined;
  const inner = section?.getSnapshot() as AnyMachineSnapshot | undefined;
  return inner ? `${state}.${leafOf(inner.value)}` : state;
}

function leafOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${leafOf(inner ?? '')}`)
    .join(' ');
}
