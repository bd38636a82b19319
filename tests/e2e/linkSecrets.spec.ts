import type { Page } from '@playwright/test';
import { expect, submitLogIn, test } from './support/app.ts';
import { linkMailedTo } from './support/outbox.ts';
import { fillDetails, heading, newAddress, password } from './support/registering.ts';

/** Collects the URLs, headers, and tracked events of the page, which third parties, logs, and analysts could read. */
function collectExposedData(page: Page) {
  const exposed: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest();
    if (!isPage) exposed.push(request.url());
    exposed.push(JSON.stringify(request.headers()));
    // Only the call that uses the secret has it in its body.
    if (request.url().endsWith('/api/app/events')) exposed.push(request.postData() ?? '');
  });
  return exposed;
}

/** Cookies, storage, address, and title, in one text. */
async function readBrowserState(page: Page): Promise<string> {
  const cookies = JSON.stringify(await page.context().cookies());
  const stores = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  return cookies + stores + page.url() + (await page.title());
}

function secretIn(link: string): string {
  const secret = new URL(link, 'http://page').searchParams.get('token');
  expect(secret).toHaveLength(43);
  return secret ?? '';
}

/** The secret of the page, which its entry in the history keeps. */
function readHistorySecret(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { usr } = history.state as { usr?: { secret?: string } };
    return usr?.secret ?? '';
  });
}

test('the tokens of emailed links never appear in URLs, headers, events, or storage, and each page survives a reload', async ({
  page,
  request,
  fail,
}) => {
  const email = newAddress();
  await page.goto('/register-affiliate');
  await fillDetails(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  const confirming = await linkMailedTo(request, email, 'Confirm your email');
  const exposed = collectExposedData(page);

  await fail({ call: 'graphql VerifyEmail', status: 500, times: 1 });
  await page.goto(confirming);
  await expect(heading(page, "We couldn't confirm your email")).toBeVisible();
  await expect(page).toHaveURL('/verification');
  expect(await readBrowserState(page)).not.toContain(secretIn(confirming));
  await page.reload();
  await expect(heading(page, 'Complete your profile')).toBeVisible();
  await expect(page).toHaveURL('/complete-profile');

  const ticket = await readHistorySecret(page);
  expect(ticket).toHaveLength(43);
  expect(await readBrowserState(page)).not.toContain(ticket);
  await page.getByLabel('Job title').fill('Roofer');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Roofer');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading(page, 'Your profile is complete')).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  const resetting = await linkMailedTo(request, email, /[Rr]eset|password/);
  await page.goto(resetting);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await readBrowserState(page)).not.toContain(secretIn(resetting));
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill(`${password} again`);
  await page.getByRole('button', { name: 'Save password' }).click();
  await submitLogIn(page, email, `${password} again`);
  await expect(page).toHaveURL('/');

  await expect.poll(() => exposed.some((text) => text.includes('Login Success'))).toBe(true);
  expect(exposed.some((text) => text.includes('custom-apipath'))).toBe(true);
  for (const secret of [secretIn(confirming), ticket, secretIn(resetting)]) {
    expect(exposed.filter((text) => text.includes(secret))).toEqual([]);
  }
});
