import type { Page } from '@playwright/test';
import { channelName } from '#inspector/messages.ts';
import { expect, test as base } from './app.ts';
import { serveDevelopment } from './development.ts';

interface Inspector {
  /** The page that shows the charts, opened before the product is. */
  readonly inspector: Page;
  /** Everything that the tabs have told one another of the charts so far. */
  readonly messages: () => Promise<string>;
}

/** The development server with its sample people: `product` is where it answers. */
export const test = base.extend<Inspector, { product: string }>({
  product: [
    // Playwright tells what a fixture needs by its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { origin, printed, stop } = await serveDevelopment();
      expect(printed).toContain(`Charts: ${origin}/__machines`);
      await provide(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, provide) => provide(product),
  inspector: async ({ context }, provide) => {
    const inspector = await context.newPage();
    await inspector.addInitScript((name) => {
      const heard: unknown[] = [];
      new BroadcastChannel(name).addEventListener('message', ({ data }) => heard.push(data));
      Object.assign(window, { heard });
    }, channelName);
    await inspector.goto('/__machines');
    await expect(inspector.getByRole('heading', { level: 1, name: 'Charts that run' })).toBeVisible();
    await provide(inspector);
  },
  messages: async ({ inspector }, provide) => {
    await provide(() =>
      inspector.evaluate(() => JSON.stringify((window as never as { heard: unknown }).heard)),
    );
  },
});

export { expect };

/** The chart in the list of those that run, with the state that it is in. */
export function chartButton(inspector: Page, chart: string) {
  return inspector
    .getByRole('navigation', { name: 'Charts' })
    .getByRole('button', { name: new RegExp(`^${chart} `) });
}

export function timeLine(inspector: Page) {
  return inspector.getByRole('region', { name: 'Time line' });
}

/** The state in the drawing of the chart that is looked at. */
export function stateBox(inspector: Page, name: string) {
  return inspector
    .getByRole('list', { name: 'States' })
    .getByRole('listitem')
    .filter({ has: inspector.getByText(name, { exact: true }) });
}

/** The arrow of this event in the drawing, with these words where several have it. */
export function arrowLabel(inspector: Page, event: string, words = '') {
  return inspector
    .getByRole('list', { name: 'Arrows' })
    .getByRole('listitem')
    .filter({ has: inspector.getByText(event, { exact: true }), hasText: words });
}

/** The event in the sequence of who sent what to whom. */
export function messageOf(inspector: Page, event: string) {
  return inspector.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: event });
}
