import { beginSession, expect, requestTokens } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { test } from './support/ownProduct.ts';
import { button, dialog, field, openPartner, publish } from './support/partnerEditor.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { adminPage } from './support/title.ts';

// One worker, and so one server of their own: what these tests publish would show in others.
test.describe.configure({ mode: 'default' });

test('the publish button stays in view, and a warning names numbers that differ between card and page', async ({
  page,
}) => {
  await openPartner(page, 5, 'Sunbelt');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button(page, 'Publish…')).toBeInViewport({ ratio: 1 });
  }
  const conflict = 'The card says “12%”, but /partner/sunbelt says “15%”.';
  await field(page, 'Value').fill('12% off daily rates');
  await expect(page.getByRole('status').filter({ hasText: conflict })).toBeVisible();
  await inspectState(page, 'with different numbers', adminPage('Sunbelt'));
  await button(page, 'Publish…').click();
  await expect(dialog(page)).toContainText(conflict);
  await page.keyboard.press('Escape');
  await field(page, 'Value').fill('15% off all rates');
  await expect(page.getByText(conflict)).toHaveCount(0);
});

test('a search without results can be added to the search words of a partner, and then finds it', async ({
  page,
  openAs,
}) => {
  const search = 'pottery wheels';
  const user = await openAs(people.user);
  await user.goto('/dashboard');
  const counted = user.waitForResponse(
    (answer) => answer.request().postData()?.includes('CountUnfoundSearch') === true,
  );
  await user.getByLabel('Search partners').fill('Pottery Wheels');
  expect((await counted).ok()).toBe(true);
  for (const { email } of Object.values(people)) {
    const { accessToken } = await requestTokens(page.request, email);
    const query = `mutation { countUnfoundSearch(search: "${search}") { accepted } }`;
    const answer = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { query },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=partners');
  const searches = page.getByRole('table', { name: 'Searches without a result' });
  const row = searches.getByRole('row').filter({ hasText: search });
  await expect(row).toContainText('No result');
  await inspectState(page, 'with searches without a result', adminPage('Partners'));
  await row.getByRole('link', { name: 'Add to a partner' }).click();
  await expect(page.getByText(`Choose a partner. Its search words then get “${search}”.`)).toBeVisible();
  await page.getByRole('table', { name: 'Partners' }).getByRole('link', { name: 'Cardone' }).click();
  await expect(heading(page, 'Cardone')).toBeFocused();
  await expect(field(page, 'Search words (optional)')).toHaveValue(new RegExp(`\\n${search}$`));
  await inspectState(page, 'with a search word added', adminPage('Cardone'));
  await publish(page, 'Asked for');
  await page.goto('/admin?section=partners');
  await expect(row).toContainText('Cardone');
  await user.reload();
  await expect(user.getByRole('article', { name: 'Cardone' })).toBeVisible();
});
