import type { Page } from '@playwright/test';

/** Events that the page hands to the collector, by their names. */
export function listen(page: Page): string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/events')) return;
    const { events: sent } = request.postDataJSON() as { events?: { name: string }[] };
    events.push(...(sent ?? []).map(({ name }) => name));
  });
  return events;
}
