import type { Page } from '@playwright/test';
import { beginSession, test as base } from './app.ts';
import type { SamplePerson } from './people.ts';
import { serveProduct } from './servers.ts';

type Product = Awaited<ReturnType<typeof serveProduct>>;

interface Fixtures {
  /** Opens another browser context in a session of the person. */
  readonly openAs: (person: SamplePerson) => Promise<Page>;
}

/** Tests with a product of their own, whose changes other tests do not see. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from its first argument.
    async ({}, provide) => {
      const product = await serveProduct({});
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => {
    await provide(product.origin);
  },
  openAs: async ({ browser, product }, provide) => {
    const context = await browser.newContext({ baseURL: product.origin });
    await provide(async (person) => {
      const page = await context.newPage();
      await beginSession(page, person);
      return page;
    });
    await context.close();
  },
});
