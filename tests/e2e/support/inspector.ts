import type { Page } from '@playwright/test';
import { channelName } from '#inspector/messages.ts';
import { expect } from './app.ts';
import { test as base } from './development.ts';

interface Inspector {
  /** The page of the inspector, opened before the product. */
  readonly inspector: Page;
  /** Reads all messages about charts between the tabs so far. */
  readonly messages: () => Promise<string>;
}

/** Tests with the development server. */
export const test = base.extend<Inspector>({
  baseURL: ({ development }, provide) => provide(development.origin),
  inspector: async ({ context, development: { origin, printed } }, provide) => {
    expect(printed).toContain(`Charts: ${origin}/__machines`);
    const inspector = await context.newPage();
    await inspector.addInitScript((name) => {
      const received: unknown[] = [];
      new BroadcastChannel(name).addEventListener('message', ({ data }) => received.push(data));
      Object.assign(window, { received });
    }, channelName);
    await inspector.goto('/__machines');
    await expect(inspector.getByRole('heading', { level: 1, name: 'Charts that run' })).toBeVisible();
    await provide(inspector);
  },
  messages: async ({ inspector }, provide) => {
    await provide(() =>
      inspector.evaluate(() => JSON.stringify((window as never as { received: unknown }).received)),
    );
  },
});

export { expect };

/** The button of a running chart, which shows its state. */
export function chartButton(inspector: Page, chart: string) {
  return inspector
    .getByRole('navigation', { name: 'Charts' })
    .getByRole('button', { name: new RegExp(`^${chart} `) });
}

export function timeLine(inspector: Page) {
  return inspector.getByRole('region', { name: 'Time line' });
}

/** A state in the drawing of the chart. */
export function stateBox(inspector: Page, name: string) {
  return inspector
    .getByRole('list', { name: 'States' })
    .getByRole('listitem')
    .filter({ has: inspector.getByText(name, { exact: true }) });
}

/** The arrow of an event in the drawing; `words` tell several arrows of one event apart. */
export function arrowLabel(inspector: Page, event: string, words = '') {
  return inspector
    .getByRole('list', { name: 'Arrows' })
    .getByRole('listitem')
    .filter({ has: inspector.getByText(event, { exact: true }), hasText: words });
}

/** An event in the sequence diagram. */
export function messageOf(inspector: Page, event: string) {
  return inspector.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: event });
}
