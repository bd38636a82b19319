import type { Locator, Page } from '@playwright/test';
import type { Funnel } from '#graphql/resolvers.ts';
import { beginSession, expect, test } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { people } from './support/people.ts';
import { chooseClient, heading } from './support/registering.ts';
import { sendOperation } from './support/sendOperation.ts';
import { stored } from './support/stored.ts';
import { adminPage } from './support/title.ts';

const funnelsPage = adminPage('Funnels');
const confirmCancelState = '5. Leave the second step? filling.details.confirmingCancel';

const states = (page: Page) => page.getByRole('table', { name: 'The states, and how people left them' });

async function openFunnels(page: Page, search = ''): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=funnels${search}`);
  await expect(states(page)).toBeVisible();
}

function rowOf(page: Page, state: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: state }) });
}

async function readNumber(place: Locator): Promise<number> {
  const [number = ''] = /\d[\d,]*/.exec(await place.innerText()) ?? [];
  return Number(number.replaceAll(',', ''));
}

test('the page shows which event a cancellation at step two fires, and how many people canceled last week', async ({
  page,
}) => {
  await beginSession(page, people.administrator);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Funnels' }).click();
  await expect(heading(page, 'Funnels')).toBeFocused();
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.getByRole('link', { name: 'Last week' }).click();
  await expect(page.getByRole('link', { name: 'Last week' })).toHaveAttribute('aria-current', 'true');
  const cancelled = rowOf(page, 'Registration Cancelled (step: details)').getByRole('cell');
  await expect(cancelled.nth(1)).toContainText(
    /by cancel\.requested in 4\.\s*Entering details\s*filling\.details\.editing/,
  );
  await expect(cancelled.nth(1)).toContainText(
    /by cancel\.confirmed in 5\.\s*Leave the second step\?\s*filling\.details\.confirmingCancel/,
  );
  const { from = '', to = '' } = Object.fromEntries(new URL(page.url()).searchParams);
  const { funnel } = await sendOperation<{ funnel: Funnel }>(
    page.request,
    'Funnel',
    { chart: 'registration', from, to },
    (await stored(page, 'accessToken')) ?? '',
  );
  const counts = funnel.transitions
    .filter(({ tracked }) => tracked.includes('Registration Cancelled (step: details)'))
    .map(({ count }) => count);
  expect(await readNumber(cancelled.nth(0))).toBe(counts.reduce((sum, count) => sum + count, 0));
});

test(
  'sample runs are left out once there are real runs, and counted on request',
  { tag: '@full' },
  async ({ page }) => {
    // A real run.
    await page.goto('/register');
    await chooseClient(page);
    await openFunnels(page);
    const samples = page.getByRole('checkbox', { name: 'Count sample runs' });
    await expect(samples).not.toBeChecked();
    await expect(page.getByText(/sample runs are left out\.$/)).toBeVisible();
    await samples.press('Space');
    await expect(page).toHaveURL(/&samples=in$/);
    await expect(samples).toBeChecked();
    await expect(samples).toBeFocused();
    await expect(page.getByText(/of the runs are sample data\.$/)).toBeVisible();
    await inspectState(page, 'with sample runs', funnelsPage);
  },
);

test(
  'in each funnel, as many people entered a state as left it or are in it now',
  { tag: '@full' },
  async ({ page }) => {
    await openFunnels(page);
    await page.getByRole('checkbox', { name: 'Live' }).uncheck();
    const tabs = page.getByRole('navigation', { name: 'Funnels' }).getByRole('link');
    await expect(tabs).toHaveCount(5);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(await tab.innerText());
      await expect(states(page)).toBeVisible();
      for (const row of await states(page).getByRole('rowgroup').nth(1).getByRole('row').all()) {
        const [entered, left, now] = await Promise.all(
          [0, 1, 2].map((cell) => readNumber(row.getByRole('cell').nth(cell))),
        );
        expect(entered, await row.getByRole('rowheader').innerText()).toBe((left ?? 0) + (now ?? 0));
      }
    }
  },
);

test(
  'the page shows the picture of a state and the events that lead to it',
  { tag: '@full' },
  async ({ page }) => {
    await openFunnels(page);
    const more = page.getByRole('button', { name: 'Picture and ways in of state 7' });
    await more.press('Enter');
    const row = rowOf(page, '7. Registered succeeded');
    const picture = row.getByRole('img', { name: 'That a link to confirm the address is mailed' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(
      row.getByRole('listitem').filter({ hasText: 'done register from 6. Sending submitting' }),
    ).toBeVisible();
    await expect(row).toContainText('Counted since version 1 of the plan');
    await inspectState(page, 'a state in full', {
      ...funnelsPage,
      focus: page.getByRole('button', { name: 'Hide the picture and ways in of state 7' }),
    });
  },
);

test('the open page counts new runs until "Live" is unchecked', async ({ page, browser }) => {
  // The first real run removes the sample runs from the numbers, unless they are requested.
  await openFunnels(page, '&samples=in');
  const transition = rowOf(page, confirmCancelState)
    .getByRole('listitem')
    .filter({ hasText: 'cancel.confirmed' });
  const before = await readNumber(transition);
  await cancelAtStepTwo(await browser.newPage());
  await expect.poll(() => readNumber(transition)).toBeGreaterThan(before);

  await page.clock.install();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('checkbox', { name: 'Live' }).uncheck();
  requested.length = 0;
  await page.clock.runFor(30_000);
  expect(requested.filter((url) => url.endsWith('/graphql'))).toEqual([]);
});

async function cancelAtStepTwo(page: Page): Promise<void> {
  await chooseClient(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
}

test(
  'each state of the page is accessible in every width and color scheme, and says what to do next',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: 'graphql Funnel', status: 500, times: 99 });
    await beginSession(page, people.administrator);
    await page.goto('/admin?section=funnels');
    await expect(page.getByText("We couldn't load the numbers.")).toBeVisible();
    await inspectState(page, 'failed', funnelsPage);
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(states(page)).toBeVisible();
    await inspectState(page, 'there', funnelsPage);

    await page.getByLabel('Began from').fill('2026-11-20');
    await page.getByLabel('To', { exact: true }).fill('2026-11-19');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Enter a day on or after the first one.')).toBeVisible();
    await inspectState(page, 'wrong days', { ...funnelsPage, focus: page.getByLabel('To', { exact: true }) });
    await page.getByLabel('Began from').fill('');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByLabel('Began from')).toBeFocused();
    await expect(page.getByText('Enter the first day, as 11/20/2026.')).toBeVisible();

    await page.getByLabel('Began from').fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-02');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-02/);
    await expect(page.getByText('No run of this funnel began in these days.')).toBeVisible();
    await inspectState(page, 'nobody', { ...funnelsPage, focus: page.getByRole('button', { name: 'Show' }) });

    await page.getByLabel('Began from').fill('');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Enter the first day, as 11/20/2026.')).toBeVisible();
    await page.getByLabel('Began from').fill('1999-01-01');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Enter a day from 2000 to 2099.')).toBeVisible();
    await page.getByLabel('Began from').fill('');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: 'Last week' }).press('Enter');
    await expect(page).not.toHaveURL(/2020/);
    await expect(page.getByText('Enter the first day, as 11/20/2026.')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Last week' })).toBeFocused();

    // Choosing the days that are shown already discards typed days; choosing another funnel applies them.
    const from = page.getByLabel('Began from');
    const shown = await from.inputValue();
    await from.fill('2020-01-01');
    await page.getByRole('link', { name: 'Last week' }).press('Enter');
    await expect(from).toHaveValue(shown);
    await from.fill('2020-01-01');
    await page.getByRole('link', { name: 'Log in', exact: true }).press('Enter');
    await expect(page).toHaveURL(/from=2020-01-01/);
    await expect(from).toHaveValue('2020-01-01');
  },
);

test(
  'numbers stay when a refresh fails, with a button to try again',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await openFunnels(page);
    await fail({ call: 'graphql Funnel', status: 500, times: 99 });
    await expect(page.getByText("We couldn't load newer numbers")).toBeVisible();
    await expect(states(page)).toBeVisible();
    await inspectState(page, 'not renewed', funnelsPage);
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText("We couldn't load newer numbers")).toBeHidden();
  },
);
