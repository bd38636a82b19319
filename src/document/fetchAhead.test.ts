import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetchedFetch } from '#api/prefetchedFetch.ts';
import { isRenewalDue } from '#api/tokenLife.ts';
import { fetchAhead, type Ahead, type CallAhead } from './fetchAhead.ts';

const second = 1_000;
/** Time of the server, in seconds since 1970; the browser's clock is an hour behind. */
const served = Math.floor(Date.now() / second) + 3_600;

/** A token that was issued `age` seconds before the page was sent, and is valid for 100 seconds. */
const tokenOf = (age = 0) =>
  `a.${btoa(JSON.stringify({ iat: served - age, exp: served - age + 100, sid: '1' }))}.c`;

const person = (role: number) => JSON.stringify({ roleDetail: { roles: [{ id: role }] } });
const signedIn = (role: number, age?: number) => ({ accessToken: tokenOf(age), userInfo: person(role) });

const call = (url: string, given: Partial<CallAhead> = {}): CallAhead => ({
  callers: [2, 3],
  partner: null,
  url,
  headers: { accept: 'application/json' },
  body: null,
  answer: null,
  ...given,
});

const network = vi.fn<typeof fetch>();
beforeEach(() => {
  network.mockReset().mockImplementation(async (url) => new Response(`answer of ${url as string}`));
});

afterAll(() => vi.unstubAllGlobals());

/** Opens a page with this block and these entries of the local storage; null stands for forbidden storage. */
function openPage(
  ahead: Partial<Ahead>,
  kept: Readonly<Record<string, string>> | null,
  around: {
    readonly address?: string;
    readonly parent?: object;
    readonly serverTiming?: object[] | undefined;
  } = {},
) {
  const fetched: string[] = [];
  const block: Ahead = {
    roles: null,
    scripts: [],
    calls: [],
    callTimeout: 30_000,
    productionHosts: [],
    ...ahead,
  };
  const { address = '/dashboard', parent, serverTiming } = around;
  const page = {
    parent: {},
    document: {
      getElementById: () => ({ textContent: JSON.stringify(block) }),
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => fetched.push(`${rel} ${href}`) },
    },
    location: new URL(address, 'https://market.example'),
    performance: {
      getEntriesByType: () => [
        'serverTiming' in around
          ? { serverTiming }
          : { serverTiming: [{ name: 'now', duration: served * second }] },
      ],
    },
    get localStorage() {
      if (kept === null) throw new Error('Storage is forbidden.');
      return { getItem: (key: string) => kept[key] ?? null };
    },
  };
  page.parent = parent ?? page;
  vi.stubGlobal('fetch', network);
  fetchAhead(page as unknown as Parameters<typeof fetchAhead>[0]);
  return { fetched, underWay: (page as unknown as Window).callsUnderWay };
}

const sent = () =>
  network.mock.calls.map(([url, init]) => {
    const headers = new Headers(init?.headers);
    return [url, headers.get('authorization'), headers.get('custom-apipath')];
  });

const fetchedBy = (roles: Ahead['roles'], kept: Readonly<Record<string, string>> | null) =>
  openPage({ roles, scripts: ['/Page.js'] }, kept).fetched;

describe('the code of a page', () => {
  const all = ['modulepreload /Page.js'];

  it('is fetched only for a person of a role that may open it', () => {
    expect(fetchedBy([2, 3], signedIn(3))).toEqual(all);
    expect(fetchedBy([2, 3], { ...signedIn(3), accessToken: 'no token of ours' })).toEqual(all);
    expect(fetchedBy([2], signedIn(3))).toEqual([]);
    expect(fetchedBy([3], { userInfo: person(3) })).toEqual([]);
    expect(fetchedBy([3], {})).toEqual([]);
    expect(fetchedBy([3], { accessToken: tokenOf(), userInfo: 'no JSON' })).toEqual([]);
    expect(fetchedBy([1], null)).toEqual([]);
  });

  it.each([
    ['no entry', {}],
    ['an invalid person', { accessToken: tokenOf(), userInfo: '{}' }],
    ['no partner list', { ...signedIn(3), partnerList: 'null' }],
    ['forbidden entries', null],
  ])('for everybody is fetched if the storage has %s', (_what, kept) => {
    expect(fetchedBy(null, kept)).toEqual(all);
  });
});

it('the formats of dates are loaded only for a person who gets the page', () => {
  const format = vi.spyOn(Date.prototype, 'toLocaleDateString');
  openPage({ roles: [2] }, signedIn(3));
  expect(format).not.toHaveBeenCalled();
  openPage({ roles: [2] }, signedIn(2));
  expect(format).toHaveBeenCalledOnce();
  format.mockRestore();
});

describe('a call of a page', () => {
  it('is made with the token of a person of its roles', () => {
    openPage({ calls: [call('/own'), call('/others', { callers: [1] })] }, signedIn(3));
    expect(sent()).toEqual([['/own', `Bearer ${tokenOf()}`, null]]);
  });

  it('without roles is made only for a visitor, without a token', () => {
    const calls = [call('/own'), call('/open', { callers: null })];
    openPage({ calls }, {});
    expect(sent()).toEqual([['/open', null, null]]);
    network.mockClear();
    openPage({ calls }, signedIn(1));
    expect(sent()).toEqual([]);
  });

  it('sends the address of the page, except on a production host', () => {
    const headers = { 'custom-apipath': '{"href":"http://localhost/dashboard"}' };
    openPage({ calls: [call('/a', { headers })] }, signedIn(2));
    openPage({ calls: [call('/b', { headers })], productionHosts: ['market.example'] }, signedIn(2));
    expect(sent().map(([, , address]) => address)).toEqual([
      '{"href":"https://market.example/dashboard"}',
      null,
    ]);
  });

  it("of a partner is made if the person's list contains the partner", () => {
    const calls = [call('/8', { partner: 8 }), call('/9', { partner: 9 })];
    openPage({ calls }, { ...signedIn(3), partnerList: '[{"id":8}]' });
    openPage({ calls }, signedIn(3));
    expect(sent().map(([url]) => url)).toEqual(['/8']);
  });

  it.each([
    ['the REST API has another address', { ...signedIn(3), apiBaseUrl: 'https://other.example' }],
    ['the GraphQL API has another address', { ...signedIn(3), graphqlUrl: 'https://other.example/graphql' }],
    ['the token cannot be parsed', { ...signedIn(3), accessToken: 'token' }],
    ['storage is forbidden', null],
  ])('is not made if %s', (_what, kept) => {
    openPage({ calls: [call('/own'), call('/open', { callers: null })] }, kept);
    expect(network).not.toHaveBeenCalled();
  });

  it('is not made if the page has a hash or is in a frame, since its address differs', () => {
    openPage({ calls: [call('/own')] }, signedIn(3), { address: '/dashboard#offers' });
    openPage({ calls: [call('/own')] }, signedIn(3), { parent: {} });
    expect(network).not.toHaveBeenCalled();
  });

  it("uses the browser's clock if the server sends no time, or an earlier one", () => {
    const atBrowser = served - 3_600;
    const fresh = signedIn(3, 3_600);
    for (const serverTiming of [undefined, [], [{ name: 'now', duration: (atBrowser - 3_600) * second }]]) {
      openPage({ calls: [call('/own')] }, fresh, { serverTiming });
      openPage({ calls: [call('/own')] }, signedIn(3, 3_600 + 90), { serverTiming });
      expect(network).toHaveBeenCalledOnce();
      network.mockClear();
    }
  });

  it.each([0, 79, 80, 81, 100, 200])(
    'with a token of %i seconds is made unless the app would renew it',
    (age) => {
      openPage({ calls: [call('/own')] }, signedIn(3, age));
      const life = { issuedAt: (served - age) * second, endsAt: (served - age + 100) * second };
      expect(network).toHaveBeenCalledTimes(isRenewalDue(life, served * second) ? 0 : 1);
    },
  );
});

const begin = () => {
  const { underWay } = openPage({ calls: [call('/own', { body: '{}' })] }, signedIn(3));
  return createPrefetchedFetch(underWay);
};
const textOf = async (asked: Promise<Response>) => (await asked).text();

describe('the response to a call', () => {
  const authorization = `Bearer ${tokenOf()}`;

  it('is used once for the same call of the app', async () => {
    const take = begin();
    const same = { method: 'POST', headers: { authorization }, body: '{}' };
    expect(await textOf(take('/own', same))).toBe('answer of /own');
    expect(network).toHaveBeenCalledOnce();
    expect(await textOf(take('/own', same))).toBe('answer of /own');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another token', '/own', { headers: { authorization: 'Bearer other' }, body: '{}' }],
    ['another body', '/own', { headers: { authorization }, body: '{"page":2}' }],
    ['another URL', '/other', { headers: { authorization }, body: '{}' }],
  ])('is not used for a call with %s', async (_what, url, init) => {
    const take = begin();
    await take(url, { method: 'POST', ...init });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is fetched again if the first call failed', async () => {
    network.mockRejectedValueOnce(new TypeError('The network has gone.'));
    const take = begin();
    expect(await textOf(take('/own', { headers: { authorization }, body: '{}' }))).toBe('answer of /own');
  });

  it.each([
    ['who opens the page', {}, undefined],
    ['who opens a hash of the page', {}, '/partner/sunbelt#offer'],
    ['whose browser forbids storage', null, undefined],
  ])('is the one in the page for a visitor %s', async (_how, kept, address) => {
    const calls = [call('/open', { callers: null, body: '{}', answer: '{"data":1}' })];
    const { underWay } = openPage({ calls }, kept, { ...(address && { address }) });
    const take = createPrefetchedFetch(underWay);
    expect(await textOf(take('/open', { method: 'POST', body: '{}' }))).toBe('{"data":1}');
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody who is signed in', signedIn(3), { authorization }],
    ['a browser with another REST API', { apiBaseUrl: 'https://other.example' }, {}],
  ])('is not the one in the page for %s', async (_who, kept, headers) => {
    const calls = [call('/open', { callers: null, body: '{}', answer: '{"data":1}' })];
    const take = createPrefetchedFetch(openPage({ calls }, kept).underWay);
    await take('/open', { method: 'POST', headers, body: '{}' });
    expect(network).toHaveBeenCalledOnce();
  });

  it('in the page is kept without a time limit', async () => {
    vi.useFakeTimers();
    const calls = [call('/open', { callers: null, body: '{}', answer: '{"data":1}' })];
    const take = createPrefetchedFetch(openPage({ calls }, {}).underWay);
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    expect(await textOf(take('/open', { method: 'POST', body: '{}' }))).toBe('{"data":1}');
  });

  it('is kept no longer than the timeout of a call', async () => {
    vi.useFakeTimers();
    const take = begin();
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await take('/own', { headers: { authorization }, body: '{}' });
    expect(network).toHaveBeenCalledTimes(2);
  });
});
