import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetchWhole } from '#api/fetchWhole.ts';
import { isRenewalDue } from '#api/tokenLife.ts';
import { fetchAhead, type Ahead, type CallAhead } from './fetchAhead.ts';

const second = 1_000;
/** Time of the server, in seconds since 1970: the browser's clock is an hour slow. */
const served = Math.floor(Date.now() / second) + 3_600;

/** A token that was issued when the page was sent, but for so many seconds, and lives for a hundred. */
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

/** A page with this block in a browser that keeps these entries; null where it forbids that. */
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

  it('is fetched for somebody of a role that may open it, and for nobody else', () => {
    expect(fetchedBy([2, 3], signedIn(3))).toEqual(all);
    expect(fetchedBy([2, 3], { ...signedIn(3), accessToken: 'no token of ours' })).toEqual(all);
    expect(fetchedBy([2], signedIn(3))).toEqual([]);
    expect(fetchedBy([3], { userInfo: person(3) })).toEqual([]);
    expect(fetchedBy([3], {})).toEqual([]);
    expect(fetchedBy([3], { accessToken: tokenOf(), userInfo: 'no JSON' })).toEqual([]);
    expect(fetchedBy([1], null)).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['something else', { accessToken: tokenOf(), userInfo: '{}' }],
    ['no list', { ...signedIn(3), partnerList: 'null' }],
    ['nothing by force', null],
  ])('of a page for everybody is fetched where the browser keeps %s', (_what, kept) => {
    expect(fetchedBy(null, kept)).toEqual(all);
  });
});

describe('a call of a page', () => {
  it('is made with the token of whoever may make it', () => {
    openPage({ calls: [call('/own'), call('/others', { callers: [1] })] }, signedIn(3));
    expect(sent()).toEqual([['/own', `Bearer ${tokenOf()}`, null]]);
  });

  it('is made without one by a visitor alone', () => {
    const calls = [call('/own'), call('/open', { callers: null })];
    openPage({ calls }, {});
    expect(sent()).toEqual([['/open', null, null]]);
    network.mockClear();
    openPage({ calls }, signedIn(1));
    expect(sent()).toEqual([]);
  });

  it('tells the address of the page, but on a production host', () => {
    const headers = { 'custom-apipath': '{"href":"http://localhost/dashboard"}' };
    openPage({ calls: [call('/a', { headers })] }, signedIn(2));
    openPage({ calls: [call('/b', { headers })], productionHosts: ['market.example'] }, signedIn(2));
    expect(sent().map(([, , address]) => address)).toEqual([
      '{"href":"https://market.example/dashboard"}',
      null,
    ]);
  });

  it('of a partner is made where the list of the person holds it', () => {
    const calls = [call('/8', { partner: 8 }), call('/9', { partner: 9 })];
    openPage({ calls }, { ...signedIn(3), partnerList: '[{"id":8}]' });
    openPage({ calls }, signedIn(3));
    expect(sent().map(([url]) => url)).toEqual(['/8']);
  });

  it.each([
    ['the backend is elsewhere', { ...signedIn(3), apiBaseUrl: 'https://other.example' }],
    ['the data are elsewhere', { ...signedIn(3), graphqlUrl: 'https://other.example/graphql' }],
    ['the token is none of ours', { ...signedIn(3), accessToken: 'token' }],
    ['storage is forbidden', null],
  ])('is not made where %s', (_what, kept) => {
    openPage({ calls: [call('/own'), call('/open', { callers: null })] }, kept);
    expect(network).not.toHaveBeenCalled();
  });

  it('is not made where the page tells another address than the server knows', () => {
    openPage({ calls: [call('/own')] }, signedIn(3), { address: '/dashboard#offers' });
    openPage({ calls: [call('/own')] }, signedIn(3), { parent: {} });
    expect(network).not.toHaveBeenCalled();
  });

  it('goes by the clock of the browser where no other is told, or the one that was told is behind', () => {
    const atBrowser = served - 3_600;
    const fresh = signedIn(3, 3_600);
    for (const serverTiming of [undefined, [], [{ name: 'now', duration: (atBrowser - 3_600) * second }]]) {
      openPage({ calls: [call('/own')] }, fresh, { serverTiming });
      openPage({ calls: [call('/own')] }, signedIn(3, 3_600 + 90), { serverTiming });
      expect(network).toHaveBeenCalledOnce();
      network.mockClear();
    }
  });

  it.each([0, 79, 80, 81, 100, 200])('waits for a token of %i seconds as the app does', (age) => {
    openPage({ calls: [call('/own')] }, signedIn(3, age));
    const life = { issuedAt: (served - age) * second, endsAt: (served - age + 100) * second };
    expect(network).toHaveBeenCalledTimes(isRenewalDue(life, served * second) ? 0 : 1);
  });
});

const begin = () => {
  const { underWay } = openPage({ calls: [call('/own', { body: '{}' })] }, signedIn(3));
  return createFetchWhole(underWay);
};
const textOf = async (asked: Promise<Response>) => (await asked).text();

describe('the answer to a call', () => {
  const authorization = `Bearer ${tokenOf()}`;

  it('is the answer to the same call of the app, once', async () => {
    const take = begin();
    const same = { method: 'POST', headers: { authorization }, body: '{}' };
    expect(await textOf(take('/own', same))).toBe('answer of /own');
    expect(network).toHaveBeenCalledOnce();
    expect(await textOf(take('/own', same))).toBe('answer of /own');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another token', '/own', { headers: { authorization: 'Bearer other' }, body: '{}' }],
    ['other content', '/own', { headers: { authorization }, body: '{"page":2}' }],
    ['another address', '/other', { headers: { authorization }, body: '{}' }],
  ])('is not that to a call with %s', async (_what, url, init) => {
    const take = begin();
    await take(url, { method: 'POST', ...init });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is asked for again where it was lost', async () => {
    network.mockRejectedValueOnce(new TypeError('The network has gone.'));
    const take = begin();
    expect(await textOf(take('/own', { headers: { authorization }, body: '{}' }))).toBe('answer of /own');
  });

  it.each([
    ['by its address', {}, undefined],
    ['at a place in it', {}, '/partner/sunbelt#offer'],
    ['in a browser that forbids storage', null, undefined],
  ])('is the one that the page was drawn with, for a visitor %s', async (_how, kept, address) => {
    const calls = [call('/open', { callers: null, body: '{}', answer: '{"data":1}' })];
    const { underWay } = openPage({ calls }, kept, { ...(address && { address }) });
    const take = createFetchWhole(underWay);
    expect(await textOf(take('/open', { method: 'POST', body: '{}' }))).toBe('{"data":1}');
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody who is signed in', signedIn(3), { authorization }],
    ['a browser whose backend is elsewhere', { apiBaseUrl: 'https://other.example' }, {}],
  ])('is not the one that the page was drawn with for %s', async (_who, kept, headers) => {
    const calls = [call('/open', { callers: null, body: '{}', answer: '{"data":1}' })];
    const take = createFetchWhole(openPage({ calls }, kept).underWay);
    await take('/open', { method: 'POST', headers, body: '{}' });
    expect(network).toHaveBeenCalledOnce();
  });

  it('that the page was drawn with is kept, however long the app takes', async () => {
    vi.useFakeTimers();
    const calls = [call('/open', { callers: null, body: '{}', answer: '{"data":1}' })];
    const take = createFetchWhole(openPage({ calls }, {}).underWay);
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    expect(await textOf(take('/open', { method: 'POST', body: '{}' }))).toBe('{"data":1}');
  });

  it('is not kept for longer than a call may take', async () => {
    vi.useFakeTimers();
    const take = begin();
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await take('/own', { headers: { authorization }, body: '{}' });
    expect(network).toHaveBeenCalledTimes(2);
  });
});
