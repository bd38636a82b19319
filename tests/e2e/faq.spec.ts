import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { people } from './support/people.ts';
import { findViolations } from './support/screens.ts';

function question(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

const passwordQuestion = 'How do I change my password?';

test('a question is found by its answer, the URL keeps the search, and a search without matches links to support', async ({
  page,
}) => {
  await beginSession(page, people.owner);
  await page.goto('/faq');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText('22 questions');
  const search = page.getByLabel('Search questions');
  await expect(search).toHaveAttribute('maxlength', '100');
  await tabTo(page, search);
  await page.keyboard.type('CATEGORY address');
  await expect(count).toHaveText('1 question');
  await pressByKey(page, question(page, 'How do I find an offer?'));
  await expect(page.getByText('so you can send it to a colleague')).toBeVisible();
  await expect(page).toHaveURL('/faq?q=CATEGORY+address');
  await page.reload();
  await expect(search).toHaveValue('CATEGORY address');
  await expect(count).toHaveText('1 question');

  await search.fill('wombat');
  await expect(page.getByRole('heading', { name: 'No question matches “wombat”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@lintel.example' })).toHaveAttribute('href', /^mailto:/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(count).toHaveText('22 questions');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/faq');

  await search.fill('coupon');
  await expect(page).toHaveURL('/faq?q=coupon');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue('coupon');
});

test('the fragment of a question opens it right below the header, even when only the fragment changes', async ({
  page,
}) => {
  await beginSession(page, people.owner);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/faq#faq-14');
  const expired = question(page, 'My invitation has expired. What now?');
  await expect(expired).toBeFocused();
  await expect(expired).toHaveAttribute('aria-expanded', 'true');
  const top = () => expired.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThanOrEqual(54);

  await page.evaluate(() => (location.hash = 'faq-1'));
  await expect(question(page, passwordQuestion)).toBeFocused();
  await expect(question(page, passwordQuestion)).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveTitle('FAQ – Lintel Marketplace');

  await page.goto('/introduction');
  await page.goBack();
  await expect(question(page, passwordQuestion)).toHaveAttribute('aria-expanded', 'true');
});

test(
  'all questions open and close at once, and find in page opens a closed one',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.owner);
    await page.goto('/faq');
    const opened = page.getByRole('main').locator('h3 > button[aria-expanded=true]');
    await expect(question(page, passwordQuestion)).toBeVisible();
    await expect(opened).toHaveCount(0);
    await pressByKey(page, page.getByRole('button', { name: 'Expand all' }));
    await expect(opened).toHaveCount(22);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Collapse all' }).press('Enter');
    await expect(opened).toHaveCount(0);

    // Going to a fragment fires `beforematch` and reveals `until-found` content, as find in page does.
    const closed = page.locator('#faq-2 [hidden]');
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    await closed.evaluate((panel) => {
      panel.querySelector('p')?.setAttribute('id', 'within');
      location.hash = 'within';
    });
    await expect(question(page, 'How long do I stay logged in?')).toHaveAttribute('aria-expanded', 'true');
    await expect(opened).toHaveCount(1);
  },
);

test('a vote on an answer is saved and can be changed, and a failure says so', async ({
  page,
  fail,
  recover,
}) => {
  await beginSession(page, people.owner);
  await page.goto('/faq#faq-5');
  const vote = page.locator('#faq-5').getByRole('group', { name: 'Did this help?' });
  const [yes, no] = [vote.getByRole('button', { name: 'Yes' }), vote.getByRole('button', { name: 'No' })];
  await yes.press('Enter');
  await expect(vote.getByRole('status')).toHaveText('Thank you. You can change your answer.');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');

  await fail({ call: 'graphql RateAnswer', status: 500, times: 10 });
  await no.press('Enter');
  await expect(page.getByRole('main').getByText("We couldn't save your answer. Try again.")).toBeVisible();
  await expect(vote.getByRole('status')).toBeEmpty();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await recover();
  await no.press('Enter');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText("We couldn't save your answer.")).toHaveCount(0);
});
