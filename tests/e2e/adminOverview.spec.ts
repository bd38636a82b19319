import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { TokenResponse } from '#domain/tokens.ts';
import { beginSession, expect, test } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { mailsTo } from './support/outbox.ts';
import { password, people, type SamplePerson } from './support/people.ts';
import { heading } from './support/registering.ts';
import { expectAccessible } from './support/screens.ts';
import { sendOperation } from './support/sendOperation.ts';
import { adminPage } from './support/title.ts';

const overview = { title: 'Admin Dashboard', heading: 'Overview' };

test(
  'each number of the overview is the total of the list that it links to',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.administrator);
    await page.goto('/admin');
    await expect(page.getByText(/^As of /)).toBeVisible();
    const names = await page.locator('main dl a').allInnerTexts();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      await page.goto('/admin');
      await expect(page.getByText(/^As of /)).toBeVisible();
      const tile = page
        .locator('main dl > div')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      const counted = Number((await tile.locator('dd').first().innerText()).replaceAll(',', ''));
      await tile.getByRole('link').click();
      await expect(heading(page, 'Overview')).toBeHidden();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const total = page.getByRole('navigation', { name: /^Pages of/ }).locator('output');
      if (counted === 0) await expect(page.getByText(/Nothing (?:found|here yet)/), name).toBeVisible();
      else await expect(total, name).toHaveText(new RegExp(`of ${counted.toLocaleString('en-US')}$`));
    }
  },
);

test('the collapsed menu names its sections in tooltips that nothing covers', async ({ page }) => {
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
    // The end of the tooltip lies over the numbers of the page.
    const { right, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(right - 4, top + height / 2));
  });
  expect(isInSight).toBe(true);
});

test(
  'the menu stays collapsed or expanded after a reload, in a narrower window, and at the next log-in',
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

test('the outbox shows a mail without its secret, and sends a mail again', async ({ page, request }) => {
  const { email } = people.smallOwner;
  await sendOperation(page.request, 'RequestPasswordReset', { email });
  const subjects = async () => (await mailsTo(page.request, email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Reset your password');
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=outbox&q=${email}`);
  await inspectState(page, 'outbox', adminPage('Outbox'));
  await page.getByRole('link', { name: 'Reset your password' }).first().click();
  await expect(heading(page, 'Reset your password')).toBeFocused();
  await expect(page.getByText('/reset-password?token=…')).toBeVisible();
  await inspectState(page, 'a mail', adminPage('Reset your password'));

  const reference = await planRequest(request);
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

/** Submits a request as the user and plans it as the administrator, which sends a mail; returns its reference. */
async function planRequest(request: APIRequestContext): Promise<string> {
  const logInAs = async ({ email }: SamplePerson) => {
    const answer = await request.post('/api/app/anonymous/login', { data: { email, password } });
    return ((await answer.json()) as TokenResponse).accessToken;
  };
  const { submitProductRequest } = await sendOperation<{
    submitProductRequest: { id: string; reference: string };
  }>(
    request,
    'SubmitProductRequest',
    {
      request: {
        key: randomUUID(),
        name: `Hoist ${randomUUID().slice(0, 8)}`,
        reason: 'We lift beams every week.',
      },
    },
    await logInAs(people.user),
  );
  const { id, reference } = submitProductRequest;
  const token = await logInAs(people.administrator);
  for (const [index, decision] of ['startReview', 'plan'].entries()) {
    const rows = [{ id, version: index + 1 }];
    await sendOperation(request, 'DecideRequests', { rows, decision: { decision } }, token);
  }
  return reference;
}

test(
  'the overview and the outbox say what to do when they fail to load',
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
