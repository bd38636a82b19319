import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { chooseClient, fillDetails, heading, newAddress, password, summary } from './support/registering.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** Notes each registration that leaves the page. */
function followRegistrations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : '';
    if (body.includes('"operationName":"Register"')) sent.push(body);
  });
  return sent;
}

async function expectNothingLost(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByLabel('Last name')).toHaveValue('Diaz');
  await expect(page.getByLabel('Company name')).toHaveValue('Diaz Roofing');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 555-0123');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('I agree to the')).toBeChecked();
}

test('a registration without a network says so, loses nothing, and can be sent once it is back', async ({
  page,
  context,
}) => {
  const email = newAddress();
  await chooseClient(page);
  await fillDetails(page, email);
  await context.setOffline(true);
  await create(page).click();
  await expect(summary(page)).toContainText(
    "We couldn't reach the server. Your answers are saved on this device.",
  );
  await expectNothingLost(page, email);
  expect(await page.evaluate(() => localStorage.getItem('registrationDraft'))).toContain(email);
  await context.setOffline(false);
  await create(page).click();
  await expect(heading(page, 'Check your email')).toBeFocused();
});

test(
  'while the answer is on its way the button says so, and a second press sends nothing',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await chooseClient(page);
    await fillDetails(page, newAddress());
    await fail({ call: 'graphql Register', delayMs: 60_000, times: 1 });
    const sent = followRegistrations(page);
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

/** Unit tests of the client say as well how each of them ends. */
const faults = [
  ['answers 500', { status: 500 }],
  ['is being updated (502)', { status: 502 }],
  ['answers a page in place of data', { status: 200, body: '<html>Hello</html>', contentType: 'text/html' }],
  ['answers nothing that was asked', { status: 200, body: '{"data":{"register":7}}' }],
] as const;

for (const [what, fault] of faults) {
  test(
    `a server that ${what} costs nothing that was typed, the password included`,
    { tag: '@full' },
    async ({ page, fail }) => {
      const email = newAddress();
      await chooseClient(page);
      await fillDetails(page, email);
      await fail({ call: 'graphql Register', ...fault, times: 1 });
      await create(page).click();
      await expect(summary(page)).toBeVisible();
      await expectNothingLost(page, email);
      await create(page).click();
      await expect(heading(page, 'Check your email')).toBeFocused();
    },
  );
}

test(
  'too many registrations of one address are told when to try again, and lose nothing',
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
    await expectNothingLost(page, email);
  },
);
