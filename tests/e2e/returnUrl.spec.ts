import { expect, submitLogIn, test } from './support/app.ts';
import { isLongRun } from './support/longRun.ts';
import { people } from './support/people.ts';

/** A query of the log-in screen, the value of its first `ReturnUrl`, and the page that opens after the log-in. */
interface LogInAddress {
  readonly query: string;
  readonly value: string;
  readonly opens: string;
}

type AddressesAt = (origin: string, host: string) => readonly LogInAddress[];

const home = '/dashboard';

/** The heading of each page that opens. */
const headings: Readonly<Record<string, string>> = {
  [home]: 'Partners',
  '/faq': 'FAQ',
  '/account': 'Account settings',
  '/partner/lendflow': 'Lendflow',
};

/** A query as it stands, without encoding. */
function raw(query: string, value: string, opens = home): LogInAddress {
  return { query, value, opens };
}

/** A query that encodes the value. */
function encoded(value: string, opens = home): LogInAddress {
  return { query: `ReturnUrl=${encodeURIComponent(value)}`, value, opens };
}

const script = 'window.__ran=true';

// Addresses that must not be followed end in an existing page, so that following a part of one is noticed as well.
const groups: Readonly<Record<string, AddressesAt>> = {
  'another host after slashes': () => [
    encoded('//evil.example/faq'),
    encoded('///evil.example/faq'),
    encoded('https:evil.example/faq'),
    encoded('https:///evil.example/faq'),
    encoded('http:evil.example/faq'),
    encoded('http:///evil.example/faq'),
  ],
  'another host after backslashes': () => [
    encoded('/\\evil.example/faq'),
    encoded('\\\\evil.example/faq'),
    encoded('\\/evil.example/faq'),
    encoded('https:\\\\evil.example\\faq'),
    encoded('/dashboard\\@evil.example/faq'),
    raw('ReturnUrl=/\\evil.example/faq', '/\\evil.example/faq'),
  ],
  'another host after invisible characters': () => [
    encoded('/\t/evil.example/faq'),
    encoded('/\n/evil.example/faq'),
    encoded('\r\n//evil.example/faq'),
    encoded(' //evil.example/faq'),
    encoded('\0//evil.example/faq'),
    encoded('h\ttt\nps://evil.example/faq'),
  ],
  'schemes that run scripts': () => [
    encoded(`javascript:${script}`),
    encoded(`JavaScript://%0a${script}`),
    encoded(`java\nscript:${script}`),
    encoded(`\u0001javascript:${script}`),
    encoded('vbscript:faq'),
    encoded(`data:text/html,<script>${script}</script>`),
    raw(`ReturnUrl=javascript:${script}//`, `javascript:${script}//`),
  ],
  'other schemes around an address of this site': (origin, host) => [
    encoded(`blob:${origin}/faq`),
    encoded(`filesystem:${origin}/temporary/faq`),
    encoded(`view-source:${origin}/faq`),
    encoded(`javascript://${host}/faq?%0a${script}`),
    encoded(`ws://${host}/faq`),
    encoded('file:///faq'),
  ],
  'origins that resemble this one': (origin, host) => [
    encoded(`https://${host}/faq`),
    encoded(`${origin}.evil.example/faq`),
    encoded('//127.0.0.1/faq'),
    encoded('//127.0.0.1:1/faq'),
    encoded(`//localhost:${new URL(origin).port}/faq`),
    encoded(`//[::1]:${new URL(origin).port}/faq`),
  ],
  'user names and passwords': (origin, host) => [
    encoded('//user@evil.example/faq'),
    encoded(`${origin}@evil.example/faq`),
    encoded(`//evil.example\\@${host}/faq`),
    encoded(`//user@${host}/faq`),
    encoded(`//:secret@${host}/faq`),
  ],
  'double or malformed encoding': () => [
    encoded('/%09/evil.example'),
    encoded('/%2f%2fevil.example'),
    encoded('%2f%2fevil.example'),
    encoded('/%5cevil.example'),
    encoded('/%zz'),
    raw('ReturnUrl=%2F%zz', '/%zz'),
    encoded('/\0faq'),
  ],
  'paths that resemble a page': () => [
    encoded('/dashboard//evil.example'),
    encoded('/./../evil.example'),
    encoded('/.evil.example'),
    encoded('...'),
    encoded('．'),
    encoded('／／evil.example/faq'),
    encoded(`/${'a'.repeat(8_000)}`),
  ],
  'pages of log-in and registration': () => [
    encoded('/login'),
    encoded('/login?ReturnUrl=/faq'),
    encoded('/Account/Login?ReturnUrl=//evil.example'),
    encoded('/account/LOGIN'),
    encoded('/no-access'),
    encoded('/register'),
  ],
  'several parameters': () => [
    raw('ReturnUrl=/faq&ReturnUrl=//evil.example/faq', '/faq', '/faq'),
    raw('ReturnUrl=//evil.example/faq&ReturnUrl=/faq', '//evil.example/faq'),
    raw('ReturnUrl=&ReturnUrl=/faq', ''),
    raw('ReturnUrl=//evil.example/faq#/faq', '//evil.example/faq'),
    raw('ReturnUrl=/faq?from=/a&next=//evil.example', '/faq?from=/a', '/faq?from=/a'),
  ],
  'pages that exist': (origin, host) => [
    encoded('/dashboard?category=Health#offers', '/dashboard?category=Health#offers'),
    encoded(
      '/faq?next=%2F%2Fevil.example&a=b+c#//evil.example',
      '/faq?next=%2F%2Fevil.example&a=b+c#//evil.example',
    ),
    encoded('/faq?next=https://evil.example/&x=%zz#%zz', '/faq?next=https://evil.example/&x=%zz#%zz'),
    encoded(`${origin}/account?a=1#b`, '/account?a=1#b'),
    encoded(`//${host}/faq`, '/faq'),
    encoded('/partner/lendflow/?from=mail', '/partner/lendflow?from=mail'),
    encoded(`/faq?q=${'a'.repeat(8_000)}#end`, `/faq?q=${'a'.repeat(8_000)}#end`),
  ],
};

/** The short run opens one address of this group; property tests of the function that decides cover the others. */
const shortGroup = 'schemes that run scripts';

function inTurn(addresses: readonly LogInAddress[], turn: number): readonly LogInAddress[] {
  return isLongRun ? addresses : addresses.filter((_, index) => index === turn % addresses.length);
}

for (const [turn, [what, addressesAt]] of Object.entries(groups).entries()) {
  if (!isLongRun && what !== shortGroup) continue;
  test(`a ReturnUrl opens only pages of this site: ${what}`, async ({ page, context, baseURL }) => {
    const { origin, host } = new URL(baseURL ?? '');
    const called = new Set<string>();
    context.on('request', (request) => called.add(new URL(request.url()).origin));
    // Each address starts as a visitor: storage is cleared before the page runs.
    await page.addInitScript(() => {
      if (location.pathname === '/login') localStorage.clear();
    });

    for (const { query, value, opens } of inTurn(addressesAt(origin, host), turn)) {
      const name = JSON.stringify(value.slice(0, 80));
      await page.goto(`/login?${query}`);
      const read = await page.evaluate(() => new URLSearchParams(location.search).get('ReturnUrl'));
      expect(read, name).toBe(value);
      await submitLogIn(page, people.owner.email);
      const heading = headings[new URL(opens, origin).pathname] ?? '';
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), name).toBeVisible();
      const reached = await page.evaluate(() => ({ href: location.href, ran: '__ran' in window }));
      expect(reached, name).toEqual({ href: origin + opens, ran: false });
      expect(context.pages(), name).toHaveLength(1);
      expect([...called], name).toEqual([origin]);
    }
  });
}
