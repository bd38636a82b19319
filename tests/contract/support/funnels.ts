import { randomBytes } from 'node:crypto';
import type { FunnelStep } from '#domain/funnelStep.ts';
import type { Api } from './api.ts';

/** Time at which the runs of the tests begin, by the clock of the browser. */
const began = Date.parse('2026-11-20T10:00:00.000Z');

/** Creates a run of these events, each with its target state, one per second. */
export function runOf(...ways: readonly (readonly [event: string, to: string | null])[]): FunnelStep[] {
  return runOfSteps(ways.map(([event, to], index) => ({ from: ways[index - 1]?.[1] ?? null, event, to })));
}

/** Creates a run of these steps, whether or not one leads to the next. */
export function runOfSteps(steps: readonly Pick<FunnelStep, 'from' | 'event' | 'to'>[]): FunnelStep[] {
  const run = randomBytes(16).toString('hex');
  return steps.map((step, index) => ({
    chart: 'registration',
    run,
    number: index + 1,
    ...step,
    at: new Date(began + index * 1_000).toISOString(),
  }));
}

/** Sends steps as a page does. */
export function sendSteps(api: Api, steps: readonly unknown[]) {
  return api.call({
    method: 'POST',
    url: '/api/app/events',
    payload: { events: [], steps },
  });
}
