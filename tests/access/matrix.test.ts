import { describe, expect, it } from 'vitest';
import { findRouteByPath, routes } from '#app/routes.tsx';
import { decideAccess, type Viewer } from '#domain/access.ts';
import { partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { cellsOf, matrix, viewerNames, type ViewerName } from './matrix.ts';

const every = new Set(partners.map(({ id }) => id));
const none: ReadonlySet<number> = new Set();

const viewers: Record<ViewerName, Viewer> = {
  visitor: { kind: 'visitor', partnerIds: null },
  administrator: { kind: 'systemAdmin', partnerIds: none },
  owner: { kind: 'owner', partnerIds: every },
  user: { kind: 'user', partnerIds: every },
  smallOwner: { kind: 'owner', partnerIds: new Set([1, 3, 4, 5]) },
  userWithoutPartners: { kind: 'user', partnerIds: none },
  affiliate: { kind: 'other', partnerIds: none },
};

/** Number of addresses that is enough to detect a loop. */
const longestChain = 10;

/** Addresses through which the guard redirects the viewer. */
function follow(address: string, viewer: Viewer): string[] {
  const passed = [address];
  while (passed.length < longestChain) {
    const path = passed.at(-1) ?? '';
    const row = findRouteByPath(path);
    if (!row) throw new Error(`No row leads to ${path}.`);
    const decision = decideAccess(row.access, viewer, row.path);
    if (decision.outcome === 'wait') throw new Error(`${path} is never decided.`);
    if (decision.outcome === 'allow') break;
    passed.push(decision.to);
  }
  return passed;
}

describe.each(viewerNames)('%s', (name) => {
  it.each(cellsOf(name))('opens $address and ends at $end', ({ address, end }) => {
    const passed = follow(address, viewers[name]);
    expect(passed.at(-1)).toBe(end);
    expect(passed.length - 1, 'hops').toBeLessThanOrEqual(2);
    expect(new Set(passed).size, `passed ${passed.join(', ')}`).toBe(passed.length);
  });
});

describe('the matrix', () => {
  const addresses = new Set(matrix.map(({ address }) => address));

  it('covers every row of the site map', () => {
    const met = new Set([...addresses].map(findRouteByPath));
    expect(routes.filter((row) => !met.has(row)).map(({ path }) => path)).toEqual([]);
  });

  it('covers every path that has a name', () => {
    expect(Object.values(paths).filter((path) => !addresses.has(path))).toEqual([]);
  });

  it('has one cell for each address and viewer', () => {
    const cells = new Set(matrix.map(({ viewer, address }) => `${viewer} ${address}`));
    expect(cells.size).toBe(addresses.size * viewerNames.length);
    expect(matrix.length).toBe(cells.size);
  });
});
