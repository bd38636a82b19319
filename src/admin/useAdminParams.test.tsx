// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RuntimeProvider, type Runtime } from '#session/runtime.ts';
import { useAdminParams } from './useAdminParams.ts';

const shape = {
  section: 'users',
  orders: ['name'],
  filters: { role: ['1', '2'], status: ['invited'] },
} as const;

function List() {
  const { goTo } = useAdminParams(shape);
  function changeThreeTimes(): void {
    goTo({ search: 'lintel.test' });
    goTo(({ filters }) => ({ filters: { ...filters, status: ['invited'] } }));
    goTo(({ filters }) => ({ filters: { ...filters, role: ['2'] } }));
  }
  return (
    <button type="button" onClick={changeThreeTimes}>
      Choose
    </button>
  );
}

afterEach(cleanup);

it('a change of the parameters includes earlier changes that are not rendered yet', async () => {
  const router = createMemoryRouter([{ path: '/admin', element: <List /> }], {
    initialEntries: ['/admin?section=users'],
  });
  const latestQuery = () => (router.state.navigation.location ?? router.state.location).search;
  render(
    <RuntimeProvider value={{ latestQuery } as Runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    section: 'users',
    q: 'lintel.test',
    status: 'invited',
    role: '2',
  });
});
