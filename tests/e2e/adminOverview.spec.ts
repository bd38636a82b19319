import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { sample } from './support/longRun.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { expectAccessible } from './support/screens.ts';
import { adminPage } from './support/title.ts';

const overview = { title: 'Admin Dashboard', heading: 'Overview' };

test('each number of the overview is the total of the list that it leads to', async ({ page }) => {
  await beginSession(page, people.administrator);
  await page.goto('/admin');
  await expect(page.getByText(/^As of /)).toBeVisible();
  const names = await page.locator('main dl a').allInnerTexts();
  expect(names.length).toBeGreaterThan(5);
  for (const name of sample(names, 5)) {
    await page.goto('/admin');
    await expect(page.getByText(/^As of /)).toBeVisible();
    const tile = page.locator('main dl > div').filter({ has: page.getByRole('link', { name, exact: true }) });
    const counted = Number((await tile.locator('dd').first().innerText()).replaceAll(',', ''));
    await tile.getByRole('link').click();
    await expect(heading(page, 'Overview')).toBeHidden();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const total = page.getByRole('navigation', { name: /^Pages of/ }).locator('output');
    if (counted === 0) await expect(page.getByText(/Nothing (?:found|here yet)/), name).toBeVisible();
    else await expect(total, name).toHaveText(new RegExp(`of ${counted.toLocaleString('en-US')}$`));
  }
});

test('the sections stay named where their menu is collapsed, in sight and in their part of the page', async ({
  page,
}) => {
  await beginSession(page, people.administrator);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Customers' })
    .hover();
  const name = page.getByRole('tooltip', { name: 'Customers' });
  await expect(name).toBeVisible();
  await expectAccessible(page);
  const isInSight = await name.evaluate((element) => {
    // Its end lies over the numbers of the page.
    const { right, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(right - 4, top + height / 2));
  });
  expect(isInSight).toBe(true);
});

test(
  'the menu stays as it was left over a reload, in narrower windows and for the next log-in',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.administrator);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin');
    const menu = page.getByRole('navigation', { name: 'Administration' });
    const widthOf = async () => (await menu.boundingBox())?.width;
    await expect.poll(widthOf).toBe(200);
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(widthOf).toBe(80);
    await page.reload();
    await expect.poll(widthOf).toBe(80);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await beginSession(page, people.administrator);
    await page.goto('/admin');
    await expect.poll(widthOf).toBe(80);

    await page.getByRole('button', { name: 'Expand menu' }).click();
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.reload();
    await expect.poll(widthOf).toBe(200);
  },
);

test('a mail is found in the outbox without its secret, and one is sent again', async ({ page }) => {
  const { email } = people.smallOwner;
  await page.request.post('/graphql', {
    data: { query: `mutation { requestPasswordReset(email: "${email}") { accepted } }` },
  });
  const subjects = async () => (await mailsTo(page.request, email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Reset your password');
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=outbox&q=${email}`);
  await inspectState(page, 'outbox', adminPage('Outbox'));
  await page.getByRole('link', { name: 'Reset your password' }).first().click();
  await expect(heading(page, 'Reset your password')).toBeFocused();
  await expect(page.getByText('/reset-password?token=…')).toBeVisible();
  await inspectState(page, 'a mail', adminPage('Reset your password'));

  const reference = await planRequest(page);
  const subject = `Your request ${reference} is planned`;
  const sent = async () =>
    (await mailsTo(page.request, people.user.email)).filter((mail) => mail.subject === subject).length;
  await expect.poll(sent).toBe(1);
  await page.goto(`/admin?section=outbox&q=${reference}`);
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^We send it now/)).toBeVisible();
  await expect.poll(sent).toBe(2);
});

/** A request of the user that the administrator of the page has planned, of which a mail tells; answers its reference. */
async function planRequest(page: Page): Promise<string> {
  const userPage = await page.context().browser()?.newPage();
  if (!userPage) throw new Error('There is no browser.');
  await beginSession(userPage, people.user);
  const { submitProductRequest } = await ask<{ submitProductRequest: { id: string; reference: string } }>(
    userPage,
    `mutation { submitProductRequest(request: { key: "${randomUUID()}", name: "Hoist ${randomUUID().slice(0, 8)}",
      reason: "We lift beams every week." }) { id reference } }`,
  );
  const { id, reference } = submitProductRequest;
  for (const [version, decision] of ['startReview', 'plan'].entries()) {
    await ask(
      page,
      `mutation { decideRequests(rows: [{ id: "${id}", version: ${version + 1} }],
        decision: { decision: ${decision} }) { problem } }`,
    );
  }
  return reference;
}

/** What the server answers the person of the page. */
async function ask<Data>(page: Page, query: string): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

test(
  'the overview and the outbox say what to do where they cannot be had',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: 'graphql Overview', status: 500, times: 99 });
    await fail({ call: 'graphql LoggedMails', status: 500, times: 99 });
    await beginSession(page, people.administrator);
    await page.goto('/admin');
    await expect(page.getByText("We couldn't load the overview.")).toBeVisible();
    await inspectState(page, 'no overview', overview);
    await page.goto('/admin?section=outbox');
    await expect(page.getByText("We couldn't load the mails.")).toBeVisible();
    await inspectState(page, 'no outbox', adminPage('Outbox'));
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText("We couldn't load the mails.")).toBeHidden();
    await page.goto('/admin');
    await expect(page.getByText(/^As of /)).toBeVisible();
    await inspectState(page, 'overview', overview);
  },
);
