import type { Page } from '@playwright/test';
import type { FunnelChart, FunnelStep } from '#domain/funnelStep.ts';

/** Collects the steps of a chart that the page sends to the collector. */
export function collectSteps(page: Page, chart: FunnelChart): FunnelStep[] {
  const steps: FunnelStep[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/events')) return;
    const sent = request.postDataJSON() as { steps: FunnelStep[] };
    steps.push(...sent.steps.filter((step) => step.chart === chart));
  });
  return steps;
}
