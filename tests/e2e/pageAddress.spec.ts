import type { Page, Request } from '@playwright/test';
import { beginSession, expect, offers, submitLogIn, test } from './support/app.ts';
import { queryInParallel } from './support/dataClient.ts';
import { password, people } from './support/people.ts';
import { serveForeignPage, serveProduct } from './support/servers.ts';

// The header CUSTOM-APIPATH of GraphQL requests (spec section 7; security C8).

/** Collects the GraphQL requests of the page and its frames. */
function collectGraphqlRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request);
  });
  return requests;
}

async function readPageAddress(request: Request | undefined): Promise<string> {
  const header = (await request?.allHeaders())?.['custom-apipath'] ?? '{}';
  return (JSON.parse(header) as { href: string }).href;
}

test(
  'each GraphQL request carries the address of the page, without secrets and of at most 2,048 characters',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.owner);
    await page.goto('/dashboard?category=Health#offers');
    await expect(offers(page)).toHaveCount(1);
    const requests = collectGraphqlRequests(page);
    await queryInParallel(page, 1);
    expect(await readPageAddress(requests.at(-1))).toBe(page.url());

    await page.evaluate(() => history.replaceState(history.state, '', '/dashboard?token=s3cret&page=2'));
    await queryInParallel(page, 1);
    expect(await readPageAddress(requests.at(-1))).toContain('/dashboard?token=***&page=2');

    await page.evaluate(() => history.replaceState(history.state, '', `/dashboard?q=${'a b'.repeat(7_000)}`));
    await queryInParallel(page, 1);
    expect(await readPageAddress(requests.at(-1))).toHaveLength(2_048);
    expect((await requests.at(-1)?.response())?.status()).toBe(200);
  },
);

test(
  "in a frame of another origin, each GraphQL request carries the frame's own address",
  { tag: '@full' },
  async ({ page }) => {
    const portal = await serveForeignPage('<iframe width="1000" height="800"></iframe>');
    const product = await serveProduct({ FRAME_ANCESTORS: portal.origin });
    const requests = collectGraphqlRequests(page);
    await page.goto(portal.origin);
    await page
      .locator('iframe')
      .evaluate((frame, address) => frame.setAttribute('src', address), `${product.origin}/login`);
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Email').fill(people.owner.email);
    await frame.getByLabel('Password', { exact: true }).fill(password);
    await frame.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(frame.getByRole('article')).toHaveCount(12);
    expect(await readPageAddress(requests.at(-1))).toMatch(new RegExp(`^${product.origin}/`));
    await Promise.all([portal.stop(), product.stop()]);
  },
);

test(
  'on a production host, no GraphQL request carries the address of the page',
  { tag: '@full' },
  async ({ page }) => {
    const product = await serveProduct({ PRODUCTION_HOSTS: 'market.example,127.0.0.1' });
    const requests = collectGraphqlRequests(page);
    await page.goto(`${product.origin}/login`);
    await submitLogIn(page, people.owner.email);
    await expect(offers(page)).toHaveCount(12);
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) expect(await request.allHeaders()).not.toHaveProperty('custom-apipath');
    await product.stop();
  },
);
