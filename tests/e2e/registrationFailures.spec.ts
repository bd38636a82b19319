import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { chooseClient, fillDetails, heading, newAddress, password, summary } from './support/registering.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** Collects the bodies of registrations that the page sends. */
function collectRegistrations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : '';
    if (body.includes('"operationName":"Register"')) sent.push(body);
  });
  return sent;
}

async function expectFormKept(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByLabel('Last name')).toHaveValue('Diaz');
  await expect(page.getByLabel('Company name')).toHaveValue('Diaz Roofing');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 555-0123');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('I agree to the')).toBeChecked();
}

test(
  'registering offline shows an error, keeps the form, and succeeds once the network is back',
  { tag: '@full' },
  async ({ page, context }) => {
    const email = newAddress();
    await chooseClient(page);
    await fillDetails(page, email);
    await context.setOffline(true);
    await create(page).click();
    await expect(summary(page)).toContainText(
      "We couldn't reach the server. Your answers are saved on this device.",
    );
    await expectFormKept(page, email);
    expect(await page.evaluate(() => localStorage.getItem('registrationDraft'))).toContain(email);
    await context.setOffline(false);
    await create(page).click();
    await expect(heading(page, 'Check your email')).toBeFocused();
  },
);

test(
  'while the form is being sent, the button shows progress and a second press sends nothing',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await chooseClient(page);
    await fillDetails(page, newAddress());
    await fail({ call: 'graphql Register', delayMs: 60_000, times: 1 });
    const sent = collectRegistrations(page);
    const { width } = (await create(page).boundingBox()) ?? { width: 0 };
    await create(page).click();
    const busy = page.getByRole('button', { name: 'Creating account…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    await page.getByLabel('First name').press('Enter');
    expect((await busy.boundingBox())?.width).toBeGreaterThanOrEqual(width);
    await recover();
    await expect(heading(page, 'Check your email')).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

/** Unit tests of the client check the outcome of each as well. */
const faults = [
  ['answers 500', { status: 500 }],
  ['answers 502', { status: 502 }],
  ['answers HTML', { status: 200, body: '<html>Hello</html>', contentType: 'text/html' }],
  ['answers data of another shape', { status: 200, body: '{"data":{"register":7}}' }],
] as const;

for (const [what, fault] of faults) {
  test(
    `the form keeps every value, including the password, when the server ${what}`,
    { tag: '@full' },
    async ({ page, fail }) => {
      const email = newAddress();
      await chooseClient(page);
      await fillDetails(page, email);
      await fail({ call: 'graphql Register', ...fault, times: 1 });
      await create(page).click();
      await expect(summary(page)).toBeVisible();
      await expectFormKept(page, email);
      await create(page).click();
      await expect(heading(page, 'Check your email')).toBeFocused();
    },
  );
}

test(
  'after too many registrations of one address, the form says when to try again and keeps its values',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = newAddress();
    const query = `mutation { requestVerification(email: "${email}") { accepted } }`;
    for (let sent = 0; sent < 3; sent += 1) {
      const answer = await request.post('/graphql', { data: { query } });
      expect(await answer.json()).toEqual({ data: { requestVerification: { accepted: true } } });
    }
    await page.goto('/register-affiliate');
    await fillDetails(page, email);
    await create(page).click();
    await expect(summary(page)).toContainText(/Too many attempts\. Try again at \d\d?:\d\d [AP]M\./);
    await expectFormKept(page, email);
  },
);
