import { describe, expect, it } from 'vitest';
import {
  decideAccess,
  homePathOf,
  mayOpen,
  type PageAccess,
  type Viewer,
  type ViewerKind,
} from './access.ts';
import { paths } from './paths.ts';

const kinds: ViewerKind[] = ['visitor', 'systemAdmin', 'owner', 'user', 'other'];
const allPartners = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
const viewer = (kind: ViewerKind, partnerIds: Viewer['partnerIds'] = allPartners): Viewer => ({
  kind,
  partnerIds,
});

/** Path that each kind of viewer is led to (requirements 6.2 to 6.5); `here` means that the page is shown. */
const expected: Record<PageAccess, { path: string; ends: Record<ViewerKind, string> }> = {
  open: {
    path: paths.noAccess,
    ends: { visitor: 'here', systemAdmin: 'here', owner: 'here', user: 'here', other: 'here' },
  },
  gettingIn: {
    path: paths.login,
    ends: { visitor: 'here', systemAdmin: '/admin', owner: '/dashboard', user: '/dashboard', other: '/' },
  },
  userPage: {
    path: paths.dashboard,
    ends: { visitor: '/not-found', systemAdmin: '/admin', owner: 'here', user: 'here', other: '/' },
  },
  partnerPage: {
    path: paths.lendFlow,
    ends: { visitor: '/not-found', systemAdmin: '/admin', owner: 'here', user: 'here', other: '/' },
  },
  openPartnerPage: {
    path: paths.sunBelt,
    ends: { visitor: 'here', systemAdmin: 'here', owner: 'here', user: 'here', other: 'here' },
  },
  signedInPage: {
    path: paths.profile,
    ends: { visitor: '/not-found', systemAdmin: 'here', owner: 'here', user: 'here', other: 'here' },
  },
  ownerPage: {
    path: paths.account,
    ends: { visitor: '/not-found', systemAdmin: '/admin', owner: 'here', user: '/dashboard', other: '/' },
  },
  adminPage: {
    path: paths.admin,
    ends: { visitor: '/not-found', systemAdmin: 'here', owner: '/dashboard', user: '/dashboard', other: '/' },
  },
};

const cells = (Object.keys(expected) as PageAccess[]).flatMap((access) =>
  kinds.map((kind) => ({ access, kind, path: expected[access].path, end: expected[access].ends[kind] })),
);

describe('access', () => {
  it.each(cells)('of $access for $kind leads to $end', ({ access, kind, path, end }) => {
    const decision = decideAccess(access, viewer(kind), path);
    expect(decision.outcome === 'redirect' ? decision.to : decision.outcome).toBe(
      end === 'here' ? 'allow' : end,
    );
    expect(mayOpen(access, kind)).toBe(end === 'here');
  });

  it('lets a role whose home is the landing page stay there', () => {
    expect(decideAccess('gettingIn', viewer('other'), paths.landing)).toEqual({ outcome: 'allow' });
  });

  it.each(kinds)('lets %s stay at home, so that no redirect loops', (kind) => {
    const access: Record<string, PageAccess> = {
      '/': 'gettingIn',
      '/dashboard': 'userPage',
      '/admin': 'adminPage',
    };
    const home = homePathOf(kind);
    expect(decideAccess(access[home] ?? 'open', viewer(kind), home)).toEqual({ outcome: 'allow' });
  });

  it('to a partner page waits while the partner list loads', () => {
    expect(decideAccess('partnerPage', viewer('owner', null), paths.lendFlow)).toEqual({ outcome: 'wait' });
  });

  it.each(['partnerPage', 'openPartnerPage'] as const)(
    'to %s of a partner that is not in the list leads to "not found"',
    (access) => {
      const path = access === 'partnerPage' ? paths.lendFlow : paths.sunBelt;
      expect(decideAccess(access, viewer('user', new Set([1])), path)).toEqual({
        outcome: 'redirect',
        to: '/not-found',
        reason: 'partnerNotIncluded',
      });
    },
  );

  it('to both pages of partner 2 takes one entitlement', () => {
    for (const path of [paths.productMarketplace, paths.productAdvantage]) {
      expect(decideAccess('partnerPage', viewer('owner', new Set([2])), path).outcome).toBe('allow');
    }
  });
});
