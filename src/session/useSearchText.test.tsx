// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RuntimeProvider, type Runtime } from './runtime.ts';
import { useSearchText } from './useSearchText.ts';

function Search({ isEntry }: { readonly isEntry: boolean }) {
  const { typed, type, clear } = useSearchText({ isEntry });
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => type(event.target.value)} />
      <Link to="?" onClick={clear}>
        Show all
      </Link>
    </>
  );
}

let loaded: () => void;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  vi.useFakeTimers();
  router = createMemoryRouter(
    [
      { path: '/faq', element: <Search isEntry={false} /> },
      { path: '/admin', element: <Search isEntry /> },
      {
        path: '/training',
        Component: () => null,
        loader: () => new Promise((resolve) => (loaded = () => resolve(null))),
      },
    ],
    { initialEntries: ['/faq'] },
  );
  const isInForce = (key: string) =>
    router.state.navigation.state === 'idle' && router.state.location.key === key;
  render(
    <RuntimeProvider value={{ isInForce } as Runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('the search text is written to the URL after typing has stopped', async () => {
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'coupon' } });
  await wait(400);
  expect(router.state.location.search).toBe('?q=coupon');
});

it('a new search starts at the first page of results', async () => {
  await act(() => router.navigate('/admin?size=25&page=3'));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'dan' } });
  await wait(400);
  expect(router.state.location.search).toBe('?size=25&q=dan');
});

it.each([
  ['/admin', '?role=2'],
  ['/faq', ''],
])('on %s one step back removes the search, and leads to the query "%s"', async (path, before) => {
  await act(() => router.navigate(`${path}?role=2`));
  for (const value of ['d', 'da', 'dan']) {
    fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
    await wait(400);
  }
  expect(router.state.location.search).toBe('?role=2&q=dan');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe(before);
});

it('the search text from the URL is truncated to the maximum length', async () => {
  await act(() => router.navigate(`/faq?q=${'x'.repeat(101)}`));
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'x'.repeat(100));
});

it('writing the search text does not cancel a navigation to another page', async () => {
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'coupon' } });
  void router.navigate('/training');
  await wait(400);
  loaded();
  await wait(400);
  expect(router.state.location.pathname).toBe('/training');
});

it('clearing also drops text that is not in the URL yet, and the next text is searched for', async () => {
  await act(() => router.navigate('/admin?role=2&q=dan'));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'danger' } });
  fireEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  await wait(400);
  expect(router.state.location.search).toBe('');
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'tools' } });
  await wait(400);
  expect(router.state.location.search).toBe('?q=tools');
});
