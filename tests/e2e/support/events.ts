import type { Page } from '@playwright/test';

/** Collects the names of the events that the page sends to the collector. */
export function collectEventNames(page: Page): string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/events')) return;
    const { events: sent } = request.postDataJSON() as { events?: { name: string }[] };
    events.push(...(sent ?? []).map(({ name }) => name));
  });
  return events;
}
