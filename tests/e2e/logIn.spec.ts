import { expect, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { notices } from './support/notices.ts';
import { password, people } from './support/people.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
});

const refused = 'Email or password is incorrect';

for (const [what, email, typed] of sample(
  [
    ['a wrong password', people.owner.email, 'not the password'],
    ['an unknown email', 'nobody@lintel.test', password],
    ['an invited person', 'invited@lintel.test', password],
    ['an email of 320 characters', `${'a'.repeat(308)}@lintel.test`, password],
  ] as const,
  4,
)) {
  test(`${what} gets one generic message, keeps the email, and clears the password`, async ({ page }) => {
    await submitLogIn(page, email, typed);
    const summary = page.getByRole('alert').filter({ hasText: refused });
    await expect(summary).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.locator(':focus')).toContainText(refused);
    await expect(page).toHaveTitle('Error: Login – Lintel Marketplace');
    await expect(notices(page)).toHaveCount(0);
  });
}

test(
  'two wrong passwords show the message twice, and the right one then logs in',
  { tag: '@full' },
  async ({ page }) => {
    await submitLogIn(page, people.owner.email, 'first wrong one');
    await expect(page.getByText(refused)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('second wrong one');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.locator(':focus')).toContainText(refused);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'empty fields are listed as errors, and each error disappears once its field is valid',
  { tag: '@full' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const summary = page.getByRole('heading', { name: 'There is a problem' });
    await expect(summary).toBeVisible();
    await expect(page.getByRole('link', { name: 'Please enter Email' })).toBeVisible();
    await page.getByRole('link', { name: 'Please enter Password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill('x');
    await expect(page.getByRole('link', { name: 'Please enter Password' })).toBeHidden();
    await page.getByLabel('Email').fill('dana@');
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(page.getByRole('link', { name: 'Email is not a valid email' })).toBeVisible();
    await page.getByLabel('Email').fill('dana@acme.com');
    await expect(summary).toBeHidden();
  },
);

test(
  'an email of more than 320 characters and a password of 1 MB each get their own error, and nothing is sent',
  { tag: '@full' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const email = `${'a'.repeat(309)}@lintel.test`;
    await submitLogIn(page, email, 'x'.repeat(1_000_000));
    await expect(page.getByRole('link', { name: 'Email must be up to 320 characters' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Password must be up to 128 characters' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(sent).not.toContain('/api/app/anonymous/login');
  },
);

test('a 503 shows its message and keeps the email', { tag: '@full' }, async ({ page, fail }) => {
  const message = 'The service is busy. Try again in a minute.';
  await fail({
    call: 'POST /api/app/anonymous/login',
    status: 503,
    body: JSON.stringify({ error: { code: 'UNAVAILABLE', message } }),
    contentType: 'application/json',
    times: 1,
  });
  await submitLogIn(page, people.owner.email);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
  await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
});

test(
  'logging in offline shows that the server cannot be reached',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.getByLabel('Email').focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submitLogIn(page, people.owner.email);
    await expect(
      page.getByRole('main').getByText("We couldn't reach the server. Check your connection and try again."),
    ).toBeVisible();
  },
);

test(
  'after a log-in that failed offline, the next one succeeds',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submitLogIn(page, people.owner.email);
    await expect(page.getByRole('main').getByRole('alert')).toContainText("We couldn't reach the server.");
    await context.setOffline(false);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(12);
  },
);

test(
  'the log-in form works by keyboard alone, and can show the password',
  { tag: '@full' },
  async ({ page }) => {
    await page.getByLabel('Email').focus();
    await page.keyboard.type(people.owner.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Keep me logged in on this device' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'after too many wrong passwords the form says when to try again, and keeps the email',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = `somebody-${Date.now()}@nowhere.test`;
    for (let failures = 0; failures < 10; failures += 1) {
      const answer = await request.post('/api/app/anonymous/login', { data: { email, password: 'wrong' } });
      expect(answer.status()).toBe(401);
    }
    await submitLogIn(page, email);
    await expect(
      page.getByText(/^Too many attempts\. Try again at \d\d:\d\d [AP]M or reset your password\.$/),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  },
);

for (const width of sample([1280, 320], 2)) {
  test(`at ${width} px, one click submits the form, although leaving the field moves the button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByLabel('Email').fill(people.owner.email);
    const button = page.getByRole('button', { name: 'Log in', exact: true });
    await button.click();
    await expect(page.getByRole('alert').getByText('Please enter Password')).toBeVisible();
    await page.getByLabel('Email').fill('');
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is not there.');
    // Near the upper edge, which moves away first.
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.waitForTimeout(90);
    await page.mouse.up();
    await expect(page.getByRole('alert').getByText('Please enter Email')).toBeVisible();
    // The summary takes the focus after a click on the button; a click that misses leaves the focus on it.
    await expect(page.locator(':focus')).toContainText('There is a problem');
  });
}
