import type { Page } from '@playwright/test';
import { beginSession, expect, logInByScreen, offers, submitLogIn, test } from './support/app.ts';
import { people } from './support/people.ts';
import { serveAnalytics, serveProduct } from './support/servers.ts';

interface SentEvent {
  readonly messageId: string;
  readonly name: string;
  readonly properties: Record<string, unknown>;
  readonly context: Record<string, unknown>;
}

/** Records the events that the page sends to the collector, and the statuses of the responses. */
function listen(page: Page) {
  const events: SentEvent[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/events')) return;
    expect(request.headers()['content-type']).toBe('application/json');
    events.push(...(request.postDataJSON() as { events: SentEvent[] }).events);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/app/events')) statuses.push(response.status());
  });
  return { events, statuses };
}

test('each step of a person who logs in, opens an offer and logs out is tracked once', async ({ page }) => {
  const { events, statuses } = listen(page);
  await logInByScreen(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await expect.poll(() => events.map(({ name }) => name)).toEqual(['Login Visited', 'Login Success']);
  await page.reload();
  await page.getByRole('link', { name: 'View offer: Lendflow' }).click();
  await expect(page).toHaveURL('/partner/lendflow#offer');
  await page.goBack();
  await page
    .getByRole('article', { name: 'Insureon' })
    .getByRole('link', { name: /Learn more/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insureon' })).toBeFocused();
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeFocused();
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();

  await expect
    .poll(() => events.map(({ name }) => name))
    .toEqual([
      'Login Visited',
      'Login Success',
      'Call To Action',
      'Learn More',
      'Settings Button',
      'Logout',
      'Registration Button',
      'Registration Visited',
    ]);
  expect(events[1]).toMatchObject({
    properties: { method: 'password' },
    context: { area: 'Marketplace', route: 'Login', roleName: 'Owner' },
  });
  expect(events[2]?.properties).toEqual({
    partnerId: 4,
    partner: 'Lendflow',
    place: 'card',
    category: 'Finance & tax',
  });
  expect(events[5]?.context).toMatchObject({ email: 'owner@lintel.test' });
  expect(events[6]).toMatchObject({ properties: { place: 'header' } });
  expect(events[6]?.context).not.toHaveProperty('email');
  expect(JSON.stringify(events)).not.toMatch(/Build-up-faster|accessToken|refreshToken|\?/);
  await expect.poll(() => statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([202]));
});

test(
  "events of an offer have the customer's names of partner and page, even with a stored list of an earlier version",
  { tag: '@full' },
  async ({ page }) => {
    const { events } = listen(page);
    await beginSession(page, people.owner);
    await page.addInitScript(storeOutdatedList);
    await page.goto('/dashboard');
    const health = page.getByRole('article', { name: '10X Health' });
    await health.getByRole('link', { name: 'View offer: 10X Health' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '10X Health' })).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('link', { name: /^See the plans/ })
      .first()
      .click();
    await (await opened).close();

    const offered = { partnerId: 10, partner: '10XHealth' };
    await expect
      .poll(() => events)
      .toMatchObject([
        { name: 'Call To Action', properties: offered, context: { route: 'Dashboard' } },
        { name: 'Call To Action', properties: offered, context: { route: 'TenXHealth' } },
      ]);
    const readList = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('partnerList') ?? '[]') as Entry[]);
    await expect
      .poll(async () => (await readList()).map(({ partner, label }) => [partner, label]))
      .toEqual([
        ['AccelerateTax', 'Accelerate Tax'],
        ['lintelMarketplace', 'Lintel Marketplace'],
        ['Insureon', 'Insureon'],
        ['Lendflow', 'Lendflow'],
        ['Sunbelt', 'Sunbelt'],
        ['Dibble', 'Dibble'],
        ['Cardone', 'Cardone'],
        ['PPG', 'PPG'],
        ['HDRapidPass', 'Rapid Pass'],
        ['10XHealth', '10X Health'],
        ['HireRight', 'HireRight'],
        ['QXO', 'QXO'],
      ]);
  },
);

interface Entry {
  readonly partner: string;
  readonly label: string;
}

/** Stores a list as earlier versions did, with the title as `partner`. */
function storeOutdatedList(): void {
  const entry = { id: 10, partner: '10X Health', href: '/partner/10x-health-system', label: '10X Health' };
  if (localStorage.getItem('partnerList') === null)
    localStorage.setItem('partnerList', JSON.stringify([entry]));
}

/** Records each request of the page for the SDK of the third party. */
function recordSdkRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('thirdPartyClient')) requested.push(request.url());
  });
  return requested;
}

/** Records the keys that the page writes to its storage. */
function recordStorageKeys(): void {
  const written: string[] = [];
  Object.assign(window, { written });
  // oxlint-disable-next-line typescript/unbound-method -- bound at the call
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function write(name, value) {
    written.push(name);
    setItem.call(this, name, value);
  };
}

test.describe('the third-party analytics service', () => {
  // One worker, and so one more server.
  test.describe.configure({ mode: 'default' });
  let service: Awaited<ReturnType<typeof serveAnalytics>>;
  let product: Awaited<ReturnType<typeof serveProduct>>;

  test.beforeAll(async () => {
    service = await serveAnalytics();
    product = await serveProduct({
      ANALYTICS_ENDPOINT: service.origin,
      ANALYTICS_KEYS: '127.0.0.1=key-of-this-host,market.example=key-of-another',
    });
  });
  test.beforeEach(() => {
    service.calls.length = 0;
  });
  test.afterAll(() => Promise.all([product.stop(), service.stop()]));

  test('receives the same events as our own collector, and nothing about the page or its URL', async ({
    page,
  }) => {
    const { events } = listen(page);
    const sdk = recordSdkRequests(page);
    await page.addInitScript(recordStorageKeys);
    await page.goto(`${product.origin}/?code=secret-1`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click();
    await submitLogIn(page, people.owner.email);
    await page.getByRole('link', { name: 'View offer: Lendflow' }).click();
    // Navigation closes an open menu.
    await expect(page.getByRole('heading', { level: 2, name: 'How to redeem' })).toBeFocused();
    await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
    const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
    await register.click();

    const names = [
      'Login Visited',
      'Login Success',
      'Call To Action',
      'Logout',
      'Registration Button',
      'Registration Visited',
    ];
    const planned = () => service.events().filter(({ event }) => !event.startsWith('$'));
    await expect.poll(() => planned().map(({ event }) => event)).toEqual(names);
    await expect.poll(() => events.map(({ name }) => name)).toEqual(names);
    const received = planned().map(({ event, properties }) => {
      const sent = Object.entries(properties).filter(([name]) => !name.startsWith('$'));
      return { event, properties: Object.fromEntries(sent) };
    });
    expect(received).toEqual(
      events.map(({ name, properties, context }) => ({
        event: name,
        properties: { ...context, ...properties },
      })),
    );
    expect(planned().map(({ uuid }) => uuid)).toEqual(events.map(({ messageId }) => messageId));
    const ids = planned().map(({ distinct_id: id }) => id);
    expect(ids.slice(1, 4)).toEqual(['2', '2', '2']);
    expect(new Set(ids).size).toBe(3);

    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    expect(written).toContain('userInfo');
    expect(written.join()).not.toMatch(/ph_|posthog|__/i);

    await page.goBack();
    await register.click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await page.goto('about:blank');
    await expect
      .poll(() => planned().map(({ event }) => event))
      .toEqual([...names, 'Registration Button', 'Registration Visited']);

    expect(sdk).toHaveLength(1);
    expect(new Set(service.keys())).toEqual(new Set(['key-of-this-host']));
    expect(new Set(service.calls.map(({ address }) => address))).toEqual(new Set(['/batch/']));
    const own = service.events().flatMap(({ properties }) => Object.keys(properties));
    expect(new Set(own.filter((name) => name.startsWith('$')))).toEqual(
      new Set(['$geoip_disable', '$process_person_profile', '$anon_distinct_id']),
    );
    for (const { headers, body } of service.calls) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      expect(body).not.toMatch(/secret-1|Build-up-faster|token|https?:|\?|Lintel Marketplace|Chrome/i);
    }
  });

  for (const [where, host, hasPrivacyControl] of [
    ['a browser that asks for Global Privacy Control', '127.0.0.1', true],
    ['a host without a key', 'localhost', false],
  ] as const) {
    test(
      `receives nothing from ${where}, whose pages do not load its SDK`,
      { tag: '@full' },
      async ({ context, page }) => {
        if (hasPrivacyControl) {
          await context.addInitScript(() => {
            Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
          });
        }
        const { events, statuses } = listen(page);
        const sdk = recordSdkRequests(page);
        await page.goto(`${product.origin.replace('127.0.0.1', host)}/login`);
        await submitLogIn(page, people.owner.email);
        await expect(offers(page)).toHaveCount(12);
        await expect.poll(() => events.map(({ name }) => name)).toEqual(['Login Visited', 'Login Success']);
        await expect.poll(() => new Set(statuses)).toEqual(new Set([202]));
        await page.goto('about:blank');
        expect(sdk).toEqual([]);
        expect(service.calls).toEqual([]);
      },
    );
  }
});
