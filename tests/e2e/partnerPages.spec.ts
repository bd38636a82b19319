import type { Page } from '@playwright/test';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { leads } from '#server/modules/offers/offerTables.ts';
import { createSeed } from '#server/createSeed.ts';
import { expect, test } from './support/app.ts';
import { mailsTo } from './support/outbox.ts';
import { openProductAs } from './support/openProductAs.ts';
import { people, type SamplePerson } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';
import { serveProduct } from './support/servers.ts';

// One worker runs all tests, and so one product, whose offers start in the order of the tests.
test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof serveProduct>>;

test.beforeAll(async () => {
  product = await serveProduct({});
});

const expectedLeads: { person: string; partnerId: number }[] = [];

test.afterAll(async () => {
  let recorded: { partnerId: number; kind: string; place: string }[] = [];
  await product.stop(async (dataFolder) => {
    const { db, close } = await openEmbeddedDatabase({ dataFolder, seed: createSeed(true) }, () => undefined);
    recorded = await db.select().from(leads);
    await close();
  });
  const onPages = recorded.filter(({ kind, place }) => kind === 'callToAction' && place === 'partnerPage');
  for (const { partnerId } of expectedLeads) {
    const ofPartner = (row: { partnerId: number }) => row.partnerId === partnerId;
    expect(onPages.filter(ofPartner)).toHaveLength(expectedLeads.filter(ofPartner).length);
  }
});

const openAs = (page: Page, person: SamplePerson, path: string) =>
  openProductAs(page, product.origin, person, path);

test('the quote link opens a new tab, starts the offer, and records one lead even when clicked twice', async ({
  page,
}) => {
  await openAs(page, people.owner, '/partner/insureon');
  await expect(page.getByRole('heading', { level: 1, name: 'Insureon' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Learn more/ }).first()).toHaveAttribute(
    'href',
    'https://insureon.example/offers',
  );
  const quote = page.getByRole('link', { name: /^Get a quote/ }).first();
  await expect(quote).toHaveAttribute('href', 'https://insureon.example/quote');
  await expect(quote).toHaveAttribute('rel', /noopener noreferrer/);
  for (let press = 0; press < 2; press += 1) {
    const opened = page.waitForEvent('popup');
    await quote.click();
    await (await opened).close();
  }
  expectedLeads.push({ person: 'owner', partnerId: 3 });
  const facts = page.getByRole('complementary', { name: 'About this offer' });
  await expect(facts).toContainText(/Started \d\d\/\d\d\/\d{4}/);
  await expect(facts).toContainText('by Dana Lee');
  await expectAccessible(page);
});

test(
  'clicked offline, the call to action says that it waits, and still records a lead',
  { tag: '@full' },
  async ({ page, context }) => {
    await openAs(page, people.owner, '/partner/qxo');
    const account = page.getByRole('link', { name: /^Open an account/ }).first();
    await expect(account).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await account.click();
    await expect(page.getByText("You're offline. Your place is saved.")).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    expectedLeads.push({ person: 'owner', partnerId: 12 });
    await context.setOffline(false);
    await expect(page.getByText("You're online again: Open an account works now.")).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('by Dana Lee');
  },
);

test('Rapid Pass offers its app and one coupon, which can be copied, mailed, and printed', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await openAs(page, people.user, '/partner/rapid-pass');
  await expect(page.getByRole('link', { name: /^Register for the pass/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', /\.example\/ios$/);
  await expect(page.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    /\.example\/android$/,
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Get coupon' }).click();
  const code = page.getByLabel('Coupon code');
  await expect(code).toHaveText(/^\w{4} \w{4} \w{2}$/);
  await expect(page.getByText('Coupon ready')).toBeVisible();
  // The one primary button of the page now copies the code.
  await expect(page.getByText(/^Coupon issued \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Register for the pass/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Get coupon' })).toBeFocused();
  expectedLeads.push({ person: 'user', partnerId: 9 });
  await expect(page.getByRole('complementary')).toContainText('by Sam Reed');
  const shown = ((await code.textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await page.getByRole('button', { name: 'Email it to me' }).click();
  await expect(page.getByText('On its way to your inbox.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, people.user.email, product.origin))[0]?.text ?? '')
    .toContain(shown);
  await expectAccessible(page);
  await page.reload();
  await expect(code).toHaveText(/^\w{4} \w{4} \w{2}$/);
  expect(((await code.textContent()) ?? '').replaceAll(' ', '')).toBe(shown);
  expect(page.url()).not.toContain(shown);
  await page.emulateMedia({ media: 'print' });
  const [title, , printed, mine, issued, ...rest] = (await page.locator('body').innerText()).split(/\n+/);
  expect([title, printed?.replaceAll(' ', ''), mine, rest]).toEqual(['Get coupon', shown, 'Your coupon', []]);
  expect(issued).toMatch(/^Issued /);
  const width = await page.getByRole('heading', { name: 'Get coupon' }).evaluate((each) => each.clientWidth);
  expect(width).toBeGreaterThan(500);
});

test('a click on a link to the app records a lead', { tag: '@full' }, async ({ page }) => {
  await openAs(page, people.owner, '/partner/rapid-pass');
  const recorded = page.waitForResponse(
    (response) => response.request().postData()?.includes('RecordLeads') === true,
  );
  await page.getByRole('link', { name: /App Store/ }).click();
  await recorded;
  expectedLeads.push({ person: 'owner', partnerId: 9 });
});

test('an owner connects an account with a code of the partner by keyboard alone, and disconnects it', async ({
  page,
}) => {
  await openAs(page, people.owner, '/partner/ppg');
  const code = page.getByLabel('Code', { exact: true });
  await code.focus();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText("We don't recognize this code. Check it and try again.");
  // A refused code does not start the offer.
  await expect(page.getByRole('complementary')).not.toContainText('Started');
  await expect(code).toHaveValue('nobody');
  await expectAccessible(page);
  await code.fill('acme-4471');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(people.owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const connected = page.getByRole('region', { name: 'Your account is connected' });
  expectedLeads.push({ person: 'owner', partnerId: 8 });
  await expect(connected).toContainText('ACME-4471');
  await expect(page.getByRole('heading', { name: 'Your account is connected' })).toBeFocused();
  await expectAccessible(page);
  await connected.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(code).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeFocused();
});

test('the form that asks for a call is prefilled, and can be changed after it is sent', async ({ page }) => {
  await openAs(page, people.user, '/partner/accelerate-tax');
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 010-0103');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('link', { name: 'Please enter Best time to call' })).toBeVisible();
  await page.getByLabel('Best time to call').selectOption('Morning, 8 to 11 AM');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  expectedLeads.push({ person: 'user', partnerId: 1 });
  await expect(page.getByRole('heading', { name: 'Accelerate Tax will call you' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Best time to call')).toHaveValue('morning');
  await expect(page.getByRole('heading', { name: 'Ask for a call' })).toBeFocused();
});

test(
  'visitors see the page of Sunbelt, and have to register or log in to use its offer',
  { tag: '@full' },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await page.goto(`${product.origin}/partner/sunbelt`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sunbelt' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register to use this offer' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?ReturnUrl=%2Fpartner%2Fsunbelt',
    );
    await expect(page.getByRole('link', { name: /^Reserve equipment/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(logged).toEqual([]);

    await page.goto(product.origin);
    const link = page.getByRole('link', { name: /Sunbelt/ }).first();
    await link.hover();
    await link.click();
    await expect(page.getByRole('link', { name: 'Register to use this offer' })).toBeVisible();
    expect(logged).toEqual([]);
  },
);

test(
  'a partner page that fails to load says so, and can be tried again',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.addCookies([{ name: 'fault-scope', value: 'partner-page', url: product.origin }]);
    await page.request.post(`${product.origin}/__faults`, {
      // The HTML, the page, or both may ask for it.
      data: { call: 'graphql PartnerPage', status: 503, times: 9, scope: 'partner-page' },
    });
    await openAs(page, people.owner, '/partner/lendflow');
    await expect(page.getByText("We couldn't load this page.")).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await page.request.delete(`${product.origin}/__faults?scope=partner-page`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /^Start a quote/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Lendflow' })).toBeFocused();
  },
);

test('the call to action is at most six tab stops from the heading', { tag: '@full' }, async ({ page }) => {
  for (const [path, name] of [
    ['/partner/lendflow', /^Start a quote/],
    ['/partner/rapid-pass', /^Register for the pass|^Learn more/],
  ] as const) {
    await openAs(page, people.owner, path);
    const action = page.getByRole('main').getByRole('link', { name }).first();
    await expect(action).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    let stops = 0;
    while (stops < 6 && !(await action.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    await expect(action).toBeFocused();
  }
});
