import { beginSession, expect, offers, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { inspectState } from './support/inspectState.ts';
import { people } from './support/people.ts';

const dashboard = { heading: 'Partners', title: 'Partners' };

test('partners are found by what people call what they offer, best first, with what was found marked', async ({
  page,
}) => {
  await beginSession(page, people.owner);
  await page.goto('/dashboard');
  const search = page.getByLabel('Search partners');
  const first = offers(page).first();
  for (const [typed, title, marked] of [
    ['home depo', 'Rapid Pass', 'Home Depot'],
    ['insurence', 'Insureon', 'Insurance'],
    ['loans', 'Lendflow', 'loan'],
    ['renting generaters', 'Sunbelt', 'Rent'],
  ] as const) {
    await search.fill(typed);
    await expect(first.getByRole('heading')).toHaveText(title);
    expect((await first.locator('mark').allTextContents()).join(' ')).toContain(marked);
  }
  await inspectState(page, 'found', dashboard);
  await search.fill('xyzzy');
  await expect(page.getByRole('heading', { name: 'No partners match “xyzzy”' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '0 partners' })).toBeAttached();
});

test('a search in the address finds without a press', async ({ page }) => {
  await beginSession(page, people.owner);
  await page.goto('/dashboard?q=workers+comp');
  await expect(offers(page).first().getByRole('heading')).toHaveText('Insureon');
});

test('without the search of partners their texts are compared as they are', async ({ page, fail }) => {
  await fail({ call: 'graphql SearchedPartners', status: 500, times: 100 });
  await beginSession(page, people.owner);
  await page.goto('/dashboard?q=generators');
  await expect(offers(page)).toHaveCount(1);
});

test('where none of the own partners matches, those that can be asked for are said to be below', async ({
  page,
  request,
}) => {
  await beginSession(page, await openCompany(request));
  await page.goto('/dashboard?q=background+check');
  await expect(
    page.getByRole('heading', { name: /^None of your partners match “background check”$/ }),
  ).toBeVisible();
  await expect(page.getByText('You can ask for one below.')).toBeVisible();
  const more = page.getByRole('region', { name: 'More partners' });
  await expect(more.getByRole('heading', { level: 3 })).toHaveText(['HireRight']);
  await inspectState(page, 'only to be asked for', dashboard);
  await page.goto('/dashboard?category=Health');
  await expect(
    page.getByRole('heading', { name: 'Your company has no partners in Health yet.' }),
  ).toBeVisible();
});

test('on a phone the words of "no match" and their ways on come before the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await beginSession(page, people.owner);
  await page.goto('/dashboard?q=xyzzy');
  const way = page.getByRole('main').getByRole('link', { name: 'Request a product' });
  await expect(way).toBeVisible();
  const [words, drawing] = await Promise.all([
    way.boundingBox(),
    page
      .getByRole('heading', { name: /^No partners match/ })
      .locator('xpath=../..')
      .locator('svg')
      .boundingBox(),
  ]);
  expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(drawing?.y ?? 0);
});

test('what is typed as a product leads to the partner that is called so', async ({ page, request }) => {
  await beginSession(page, await openCompany(request));
  await page.goto('/request-products');
  await page.getByLabel('Product or company name').fill('background checks');
  await expect(
    page.getByText("HireRight is one of our partners. Your company doesn't have it yet."),
  ).toBeVisible();
});

test('a company without partners can search those that it can ask for', async ({ page }) => {
  await beginSession(page, people.userWithoutPartners);
  await page.goto('/dashboard');
  await page.getByLabel('Search partners').fill('paint');
  const more = page.getByRole('region', { name: 'More partners' });
  await expect(more.getByRole('heading', { level: 3 }).first()).toHaveText('PPG');
});
