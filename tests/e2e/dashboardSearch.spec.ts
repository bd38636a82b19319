import { expect, logIn, offers, test } from './support/app.ts';
import { pauseClock } from './support/pageClock.ts';
import { people } from './support/people.ts';

test(
  'a search finds a partner by what it offers, and says when nothing matches',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    const search = page.getByLabel('Search partners');
    await search.fill('generators');
    await expect(offers(page)).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Sunbelt' })).toBeVisible();
    await page.getByRole('link', { name: 'Health (1)' }).first().click();
    await expect(
      page.getByRole('heading', { name: 'No partners match “generators” in Health' }),
    ).toBeVisible();
    await expect(search).toHaveValue('generators');
    await page.getByRole('link', { name: 'Show all partners' }).click();
    await expect(search).toHaveValue('');
    await expect(offers(page)).toHaveCount(12);
  },
);

test('the URL keeps the search across a reload, Back and another category', async ({ page }) => {
  await page.clock.install();
  await logIn(page, people.owner);
  const search = page.getByLabel('Search partners');
  await expect(search).toHaveAttribute('maxlength', '100');
  await search.fill('mémber RATE');
  await expect(page.getByRole('status').filter({ hasText: '2 partners' })).toBeAttached();
  await expect(page).toHaveURL(/\?q=m%C3%A9mber\+RATE$/);
  await page.reload();
  await expect(search).toHaveValue('mémber RATE');
  await expect(offers(page)).toHaveCount(2);

  // A click before the debounce ends keeps all typed text; the stopped clock makes sure that it has not ended.
  await pauseClock(page);
  await search.fill('rental');
  await search.fill('fast');
  await page.getByRole('link', { name: 'Finance & tax (2)' }).first().click();
  await page.clock.resume();
  await expect(page).toHaveURL(/category=Finance.*&q=fast$/);
  await expect(search).toHaveValue('fast');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\?q=m/);
  await expect(search).toHaveValue('mémber RATE');
  await expect(offers(page)).toHaveCount(2);
  await page.goForward();
  await expect(search).toHaveValue('fast');
});

test(
  'Escape and the button empty the search and keep the focus in its field',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    const search = page.getByLabel('Search partners');
    for (const clear of [
      () => search.press('Escape'),
      () => page.getByRole('button', { name: 'Clear search' }).click(),
    ]) {
      await search.fill('liabil');
      await expect(offers(page)).toHaveCount(1);
      await clear();
      await expect(offers(page)).toHaveCount(12);
      await expect(search).toHaveValue('');
      await expect(search).toBeFocused();
      // The frame of the field has the one focus ring.
      await expect(search).toHaveCSS('outline-style', 'none');
      await expect(search.locator('..')).toHaveCSS('outline-style', 'solid');
      await expect(page).toHaveURL('/dashboard');
    }
  },
);
