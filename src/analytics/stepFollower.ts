import type { AnyActorRef, InspectionEvent, StateValue } from 'xstate';
import {
  isFunnelChart,
  runStarts,
  spellEvent,
  type FunnelChart,
  type FunnelStep,
} from '#domain/funnelStep.ts';
import { randomKey } from '#domain/randomKey.ts';
import type { KeptRuns } from './keptRuns.ts';

interface StepFollowerOptions {
  readonly onStep: (step: FunnelStep) => void;
  readonly runs: KeptRuns;
  readonly now: () => Date;
}

/**
 * Follows the charts of the funnels, and tells each step from one state to another, from where a run begins. Whoever
 * reloads a page goes on with their run.
 */
export function createStepFollower({ onStep, runs, now }: StepFollowerOptions) {
  return (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.snapshot') return;
    const chart = funnelChartOf(inspected.actorRef as AnyActorRef);
    if (!chart) return;
    const { status, value } = inspected.snapshot as unknown as { status: string; value: StateValue };
    const to = status === 'stopped' ? null : leafOf(value);
    const { [chart]: run, ...others } = runs.read();
    if ((run?.state ?? null) === to) return;
    const start = run ? undefined : runStarts[chart];
    if (start && (inspected.event.type !== start.event || to === null || !start.states.includes(to))) return;
    const id = run?.id ?? randomKey();
    const steps = (run?.steps ?? 0) + 1;
    runs.keep(to === null ? others : { ...others, [chart]: { id, steps, state: to } });
    onStep({
      chart,
      run: id,
      number: steps,
      from: run?.state ?? null,
      event: start ? 'opened' : spellEvent(inspected.event.type),
      to,
      at: now().toISOString(),
    });
  };
}

/** The chart that is running there, if it is one of a funnel. */
export function funnelChartOf(actor: AnyActorRef): FunnelChart | null {
  const id = (actor as { logic?: { id?: string } }).logic?.id;
  return isFunnelChart(id) ? id : null;
}

function leafOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${leafOf(inner ?? '')}`)
    .join(' ');
}
