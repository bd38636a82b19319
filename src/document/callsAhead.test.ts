import { expect, it } from 'vitest';
import { findRouteByPath, routes } from '#app/routes.tsx';
import { mayOpen } from '#domain/access.ts';
import { toRoleKind } from '#domain/role.ts';
import { quietConfig } from '#tests/support/quietConfig.ts';
import { callsAhead } from './callsAhead.ts';

async function callsAt(path: string) {
  const address = new URL(path, 'http://localhost');
  const row = findRouteByPath(address.pathname);
  if (!row) throw new Error(`There is no page at ${path}.`);
  return callsAhead(row, address, quietConfig);
}

/** Names of the calls of a page, with their variables, roles and partner. */
const namesAt = async (path: string) =>
  (await callsAt(path)).map(({ url, body, callers, partner }) => {
    const { operationName, variables } = JSON.parse(body ?? '{}') as Record<string, unknown>;
    return [operationName ?? url.split('/').at(-1), variables, callers, partner];
  });

const listOf = (...roles: number[]) => ['customer-service-providers', undefined, roles, null];

it('the calls of a page are those of its route, for each role, with the partner list', async () => {
  expect(await namesAt('/dashboard')).toEqual([
    listOf(2, 3),
    ['service-provider-categories', undefined, [2, 3], null],
    ['DashboardOffers', {}, [2, 3], null],
    ['EndingCertificates', {}, [2], null],
  ]);
  expect(await namesAt('/request-products')).toEqual([listOf(2, 3), ['ProductRequests', {}, [2, 3], null]]);
});

it("the calls of a partner's page depend on the person's partner list if their role has one", async () => {
  const path = '/partner/sunbelt';
  expect(await namesAt(path)).toEqual([
    ['PartnerPage', { path }, null, null],
    listOf(1, 2, 3, 4),
    ['PartnerPage', { path }, [1, 4], null],
    ['PartnerPage', { path }, [2, 3], 5],
  ]);
});

it('the calls of a page depend on its query', async () => {
  expect(await namesAt('/account?tab=team&page=2')).toEqual([
    listOf(2),
    ['Team', { page: 2, size: 10 }, [2], null],
  ]);
  expect(await namesAt('/account?tab=company')).toEqual([listOf(2), ['Company', {}, [2], null]]);
});

it('the calls of the administration exclude those that depend on the date', async () => {
  expect(await namesAt('/admin?section=funnels')).toEqual([listOf(1)]);
  expect(await namesAt('/admin')).toEqual([listOf(1), ['Overview', {}, [1], null]]);
});

it.each(routes)('the calls of $path are made only for roles that may open it', async ({ path, access }) => {
  const calls = await callsAt(path.replace('*', '/nowhere'));
  for (const { callers } of calls)
    for (const role of callers ?? [null])
      expect(mayOpen(access, role === null ? 'visitor' : toRoleKind(role))).toBe(true);
});
