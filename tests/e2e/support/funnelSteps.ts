import type { Page } from '@playwright/test';
import type { FunnelChart, FunnelStep } from '#domain/funnelStep.ts';

/** Reads along which steps of a chart the page hands to the collector. */
export function stepsOf(page: Page, chart: FunnelChart): FunnelStep[] {
  const steps: FunnelStep[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/events')) return;
    const sent = request.postDataJSON() as { steps: FunnelStep[] };
    steps.push(...sent.steps.filter((step) => step.chart === chart));
  });
  return steps;
}
