import type { Page } from '@playwright/test';
import { beginSession, test as base } from './app.ts';
import type { SamplePerson } from './people.ts';
import { serveProduct } from './servers.ts';

type Product = Awaited<ReturnType<typeof serveProduct>>;

interface Fixtures {
  /** Another browser, in which this person is logged in. */
  readonly openAs: (person: SamplePerson) => Promise<Page>;
}

/** Tests on a product of their own: what they change of it others do not see. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here.
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
