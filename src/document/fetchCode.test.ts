import { expect, it } from 'vitest';
import { fetchCode } from './fetchCode.ts';

/** Paths that a page with this block fetches in a browser that keeps these entries; null where it forbids that. */
function fetchedBy(roles: readonly number[] | null, kept: Readonly<Record<string, string>> | null) {
  const fetched: string[] = [];
  const page: unknown = {
    document: {
      getElementById: () => ({
        textContent: JSON.stringify({ roles, scripts: ['/Page.js'], styleSheets: ['/Page.css'] }),
      }),
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => fetched.push(`${rel} ${href}`) },
    },
    get localStorage() {
      if (kept === null) throw new Error('Storage is forbidden.');
      return { getItem: (key: string) => kept[key] ?? null };
    },
  };
  fetchCode(page as Window);
  return fetched;
}

const all = ['preload /Page.css', 'modulepreload /Page.js'];
const signedIn = (role: number) => ({
  accessToken: 'token',
  userInfo: JSON.stringify({ roleDetail: { roles: [{ id: role }] } }),
});

it('fetches the code for somebody of a role that may open the page, and for nobody else', () => {
  expect(fetchedBy([2, 3], signedIn(3))).toEqual(all);
  expect(fetchedBy([2], signedIn(3))).toEqual([]);
  expect(fetchedBy([3], { ...signedIn(3), accessToken: '' })).toEqual([]);
  expect(fetchedBy([3], {})).toEqual([]);
  expect(fetchedBy([3], { accessToken: 'token', userInfo: 'no JSON' })).toEqual([]);
});

it.each([
  ['nothing', {}],
  ['something else', { userInfo: '{}' }],
  ['nothing by force', null],
])('a page for everybody is fetched where the browser keeps %s', (_what, kept) => {
  expect(fetchedBy(null, kept)).toEqual(all);
});

it('forbidden storage holds nobody', () => {
  expect(fetchedBy([1], null)).toEqual([]);
});
