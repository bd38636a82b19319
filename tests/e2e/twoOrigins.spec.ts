import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { expect, test } from './support/app.ts';
import { freePort, serveProduct } from './support/servers.ts';

let pages: Awaited<ReturnType<typeof serveProduct>>;
let api: Awaited<ReturnType<typeof serveProduct>>;

test.beforeAll(async () => {
  const port = String(await freePort());
  const apiOrigin = `http://127.0.0.1:${port}`;
  pages = await serveProduct({ API_BASE_URL: apiOrigin, GRAPHQL_URL: `${apiOrigin}/graphql` });
  api = await serveProduct({ PORT: port, CORS_ORIGINS: pages.origin });
});
test.afterAll(async () => {
  await Promise.all([pages.stop(), api.stop()]);
});

test('pages of one origin work with the API of another', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(?:api|graphql)/.test(pathname)) origins.add(origin);
  });
  await page.goto(`${pages.origin}/login`);
  await page.getByLabel('Email').fill('owner@lintel.test');
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${pages.origin}/dashboard`);
  await page
    .getByRole('link', { name: /Sunbelt/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Sunbelt/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Sunbelt/ })).toBeVisible();
  await page.goto(`${pages.origin}/account`);
  await expect(page.getByRole('table')).toContainText('user@lintel.test');
  expect([...origins]).toEqual([api.origin]);
});
