// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RuntimeProvider, type Runtime } from '#session/runtime.ts';
import { useAdminPlace } from './useAdminPlace.ts';

const shape = {
  section: 'users',
  orders: ['name'],
  filters: { role: ['1', '2'], status: ['INVITED'] },
} as const;

let goTo: ReturnType<typeof useAdminPlace>['goTo'];

function List() {
  goTo = useAdminPlace(shape).goTo;
  return null;
}

afterEach(cleanup);

it('adds a change to one that is not drawn yet', async () => {
  const router = createMemoryRouter([{ path: '/admin', element: <List /> }], {
    initialEntries: ['/admin?section=users'],
  });
  const latestQuery = () => (router.state.navigation.location ?? router.state.location).search;
  render(
    <RuntimeProvider value={{ latestQuery } as Runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>,
  );
  await act(async () => {
    goTo({ search: 'lintel.test' });
    goTo(({ filters }) => ({ filters: { ...filters, status: ['INVITED'] } }));
    goTo(({ filters }) => ({ filters: { ...filters, role: ['2'] } }));
  });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    section: 'users',
    q: 'lintel.test',
    status: 'INVITED',
    role: '2',
  });
});
