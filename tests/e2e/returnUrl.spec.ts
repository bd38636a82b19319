import { expect, submitLogIn, test } from './support/app.ts';
import { isLongRun } from './support/longRun.ts';
import { people } from './support/people.ts';

/** A query of the log-in screen, what its first `ReturnUrl` reads as, and which page opens. */
interface LogInAddress {
  readonly query: string;
  readonly value: string;
  readonly opens: string;
}

type AddressesAt = (origin: string, host: string) => readonly LogInAddress[];

const home = '/dashboard';

/** What each page that opens here is headed with. */
const headings: Readonly<Record<string, string>> = {
  [home]: 'Partners',
  '/faq': 'FAQ',
  '/account': 'Account settings',
  '/partner/lendflow': 'Lendflow',
};

/** As somebody types it, without a thought of encoding. */
function typed(query: string, value: string, opens = home): LogInAddress {
  return { query, value, opens };
}

/** Written so that exactly this is read. */
function asked(value: string, opens = home): LogInAddress {
  return { query: `ReturnUrl=${encodeURIComponent(value)}`, value, opens };
}

const script = 'window.__ran=true';

// Those that must not be followed name a page that exists here, so that following half of one shows as well.
const groups: Readonly<Record<string, AddressesAt>> = {
  'another host behind slashes': () => [
    asked('//evil.example/faq'),
    asked('///evil.example/faq'),
    asked('https:evil.example/faq'),
    asked('https:///evil.example/faq'),
    asked('http:evil.example/faq'),
    asked('http:///evil.example/faq'),
  ],
  'another host behind backslashes': () => [
    asked('/\\evil.example/faq'),
    asked('\\\\evil.example/faq'),
    asked('\\/evil.example/faq'),
    asked('https:\\\\evil.example\\faq'),
    asked('/dashboard\\@evil.example/faq'),
    typed('ReturnUrl=/\\evil.example/faq', '/\\evil.example/faq'),
  ],
  'another host behind what nobody sees': () => [
    asked('/\t/evil.example/faq'),
    asked('/\n/evil.example/faq'),
    asked('\r\n//evil.example/faq'),
    asked(' //evil.example/faq'),
    asked('\0//evil.example/faq'),
    asked('h\ttt\nps://evil.example/faq'),
  ],
  'schemes that run something': () => [
    asked(`javascript:${script}`),
    asked(`JavaScript://%0a${script}`),
    asked(`java\nscript:${script}`),
    asked(`\u0001javascript:${script}`),
    asked('vbscript:faq'),
    asked(`data:text/html,<script>${script}</script>`),
    typed(`ReturnUrl=javascript:${script}//`, `javascript:${script}//`),
  ],
  'schemes around an own address': (origin, host) => [
    asked(`blob:${origin}/faq`),
    asked(`filesystem:${origin}/temporary/faq`),
    asked(`view-source:${origin}/faq`),
    asked(`javascript://${host}/faq?%0a${script}`),
    asked(`ws://${host}/faq`),
    asked('file:///faq'),
  ],
  'what looks like the own origin': (origin, host) => [
    asked(`https://${host}/faq`),
    asked(`${origin}.evil.example/faq`),
    asked('//127.0.0.1/faq'),
    asked('//127.0.0.1:1/faq'),
    asked(`//localhost:${new URL(origin).port}/faq`),
    asked(`//[::1]:${new URL(origin).port}/faq`),
  ],
  'user names and passwords': (origin, host) => [
    asked('//user@evil.example/faq'),
    asked(`${origin}@evil.example/faq`),
    asked(`//evil.example\\@${host}/faq`),
    asked(`//user@${host}/faq`),
    asked(`//:secret@${host}/faq`),
  ],
  'what is encoded twice, or cannot be read': () => [
    asked('/%09/evil.example'),
    asked('/%2f%2fevil.example'),
    asked('%2f%2fevil.example'),
    asked('/%5cevil.example'),
    asked('/%zz'),
    typed('ReturnUrl=%2F%zz', '/%zz'),
    asked('/\0faq'),
  ],
  'paths that are nearly a page': () => [
    asked('/dashboard//evil.example'),
    asked('/./../evil.example'),
    asked('/.evil.example'),
    asked('...'),
    asked('．'),
    asked('／／evil.example/faq'),
    asked(`/${'a'.repeat(8_000)}`),
  ],
  'pages where one gets in': () => [
    asked('/login'),
    asked('/login?ReturnUrl=/faq'),
    asked('/Account/Login?ReturnUrl=//evil.example'),
    asked('/account/LOGIN'),
    asked('/no-access'),
    asked('/register'),
  ],
  'one of several': () => [
    typed('ReturnUrl=/faq&ReturnUrl=//evil.example/faq', '/faq', '/faq'),
    typed('ReturnUrl=//evil.example/faq&ReturnUrl=/faq', '//evil.example/faq'),
    typed('ReturnUrl=&ReturnUrl=/faq', ''),
    typed('ReturnUrl=//evil.example/faq#/faq', '//evil.example/faq'),
    typed('ReturnUrl=/faq?from=/a&next=//evil.example', '/faq?from=/a', '/faq?from=/a'),
  ],
  'own pages': (origin, host) => [
    asked('/dashboard?category=Health#offers', '/dashboard?category=Health#offers'),
    asked(
      '/faq?next=%2F%2Fevil.example&a=b+c#//evil.example',
      '/faq?next=%2F%2Fevil.example&a=b+c#//evil.example',
    ),
    asked('/faq?next=https://evil.example/&x=%zz#%zz', '/faq?next=https://evil.example/&x=%zz#%zz'),
    asked(`${origin}/account?a=1#b`, '/account?a=1#b'),
    asked(`//${host}/faq`, '/faq'),
    asked('/partner/lendflow/?from=mail', '/partner/lendflow?from=mail'),
    asked(`/faq?q=${'a'.repeat(8_000)}#end`, `/faq?q=${'a'.repeat(8_000)}#end`),
  ],
};

/** In a short run one of each of these; properties of the function that decides hold for all that there is. */
const shortGroups = new Set(['another host behind slashes', 'schemes that run something', 'own pages']);

function inTurn(addresses: readonly LogInAddress[], turn: number): readonly LogInAddress[] {
  return isLongRun ? addresses : addresses.filter((_, index) => index === turn % addresses.length);
}

for (const [turn, [what, addressesAt]] of Object.entries(groups).entries()) {
  if (!isLongRun && !shortGroups.has(what)) continue;
  test(`a ReturnUrl leads to own pages alone: ${what}`, async ({ page, context, baseURL }) => {
    const { origin, host } = new URL(baseURL ?? '');
    const called = new Set<string>();
    context.on('request', (request) => called.add(new URL(request.url()).origin));
    // Each starts as a visitor. Cleared before the page runs, nothing of the one before it can come back.
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
