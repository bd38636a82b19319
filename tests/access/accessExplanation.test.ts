import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';
import { decideAccess, type Viewer } from '#domain/access.ts';
import { explainAccess, type AccessSubject } from '#domain/accessExplanation.ts';
import { pageTarget, partnerTarget, type AccessTarget } from '#domain/accessTarget.ts';
import { partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { Role, roleKind } from '#domain/role.ts';
import { sitePageAt } from '#domain/sitePages.ts';
import { matrix, viewerNames, type ViewerName } from './matrix.ts';

const numRuns = import.meta.env['FULL'] === '1' ? 20_000 : 2_000;
const ids = partners.map(({ id }) => id);
const every = new Set(ids);

/** The people of the matrix, as the explanation knows them. */
const subjects: Record<ViewerName, AccessSubject> = {
  visitor: { roleId: Role.Owner, isLoggedIn: false, partnerIds: every },
  administrator: { roleId: Role.SystemAdmin, isLoggedIn: true, partnerIds: null },
  owner: { roleId: Role.Owner, isLoggedIn: true, partnerIds: every },
  user: { roleId: Role.User, isLoggedIn: true, partnerIds: every },
  smallOwner: { roleId: Role.Owner, isLoggedIn: true, partnerIds: new Set([1, 3, 4, 5]) },
  userWithoutPartners: { roleId: Role.User, isLoggedIn: true, partnerIds: new Set() },
  affiliate: { roleId: Role.Affiliate, isLoggedIn: true, partnerIds: null },
};

function known(target: AccessTarget | undefined): AccessTarget {
  if (!target) throw new Error('Neither a page nor an offer');
  return target;
}

const explainAt = (path: string, subject: AccessSubject) => explainAccess(known(pageTarget(path)), subject);
const dibble = known(partnerTarget(6));

/** What the router asks of the table for a row and somebody who looks, and then the page of an offer. */
function isShown({ page, offer }: AccessTarget, subject: AccessSubject): boolean {
  return routerLetsIn(page.path, subject) && (!offer || subject.partnerIds?.has(offer.id) === true);
}

/** What the router asks of the table for a row and somebody who looks. */
function routerLetsIn(path: string, { roleId, isLoggedIn, partnerIds }: AccessSubject): boolean {
  const row = routes.find((each) => each.path === path);
  if (!row) throw new Error(`No row leads to ${path}`);
  const viewer: Viewer = isLoggedIn
    ? { kind: roleKind(roleId), partnerIds: partnerIds ?? new Set() }
    : { kind: 'visitor', partnerIds: null };
  return decideAccess(row.access, viewer, row.path).outcome === 'allow';
}

/** Everybody who differs from this one in a single thing that can be changed, and what that is. */
function neighbours(subject: AccessSubject): [change: string, subject: AccessSubject][] {
  const { roleId, isLoggedIn, partnerIds } = subject;
  const toggled: [string, AccessSubject] = [
    isLoggedIn ? 'loggingOut' : 'loggingIn',
    { ...subject, isLoggedIn: !isLoggedIn },
  ];
  const roles = [Role.SystemAdmin, Role.Owner, Role.User].filter((other) => other !== roleId);
  const missing = partnerIds === null ? [] : ids.filter((id) => !partnerIds.has(id));
  return [
    toggled,
    ...roles.map((other): [string, AccessSubject] => [`role ${other}`, { ...subject, roleId: other }]),
    ...missing.map((id): [string, AccessSubject] => [
      `partner ${id}`,
      { ...subject, partnerIds: new Set([...(partnerIds ?? []), id]) },
    ]),
  ];
}

function namedIn({ changes }: ReturnType<typeof explainAccess>): string[] {
  return changes.map((change) => {
    if (change.type === 'role') return `role ${change.roleId}`;
    return change.type === 'partner' ? `partner ${change.partnerId}` : change.type;
  });
}

const pathsOfPages = routes.map(({ path }) => path).filter((path) => path !== '*');
const targets = [...pathsOfPages.map((path) => known(pageTarget(path))), dibble];
const anySubject: fc.Arbitrary<AccessSubject> = fc.record({
  roleId: fc.constantFrom(...Object.values(Role)),
  isLoggedIn: fc.boolean(),
  partnerIds: fc.option(
    fc.subarray(ids).map((some) => new Set(some)),
    { nil: null },
  ),
});

describe('the explanation of an access decision', () => {
  it('knows every page that the router knows', () => {
    expect(pathsOfPages.filter((path) => !sitePageAt(path))).toEqual([]);
  });

  it.each(viewerNames)('says of the %s what the matrix says', (name) => {
    const cells = matrix.filter(({ viewer, address }) => viewer === name && sitePageAt(address));
    expect(cells.length).toBeGreaterThan(20);
    for (const { address, end } of cells) {
      const { decision } = explainAt(address, subjects[name]);
      expect([address, decision.outcome === 'allow']).toEqual([address, address === end]);
    }
  });

  it('comes to what the router decides, and to each single change that would let somebody in, and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...targets), anySubject, (target, subject) => {
        const explanation = explainAccess(target, subject);
        const shown = isShown(target, subject);
        expect(explanation.decision.outcome === 'allow').toBe(shown);
        const changes = neighbours(subject)
          .filter(([, neighbour]) => !shown && isShown(target, neighbour))
          .map(([change]) => change);
        expect(namedIn(explanation).toSorted()).toEqual(changes.toSorted());
      }),
      { numRuns },
    );
  });

  it('tells how the table comes to it', () => {
    expect(explainAt(paths.qxo, subjects.smallOwner)).toMatchObject({
      decision: { outcome: 'redirect', to: paths.notFound, reason: 'partnerNotIncluded' },
      viewer: { kind: 'owner' },
      verdict: 'ifIncluded',
      partner: { partner: { id: 12 }, isIncluded: false },
      changes: [{ type: 'partner', partnerId: 12 }],
    });
    expect(explainAt(paths.account, subjects.user)).toMatchObject({
      verdict: { to: 'home', reason: 'roleNotAllowed' },
      partner: null,
      changes: [{ type: 'role', roleId: Role.Owner }],
    });
  });

  it('is of the partner alone where its offer stands on a page that they may open', () => {
    expect(explainAccess(dibble, subjects.smallOwner)).toMatchObject({
      decision: { outcome: 'hidden', reason: 'partnerNotIncluded' },
      verdict: 'allow',
      partner: { partner: { id: 6 }, isIncluded: false },
      changes: [{ type: 'partner', partnerId: 6 }],
    });
    expect(explainAccess(dibble, subjects.administrator)).toMatchObject({
      decision: { outcome: 'redirect', to: paths.admin, reason: 'roleNotAllowed' },
      changes: [],
    });
  });

  it('names no change where it takes two', () => {
    const { changes } = explainAt(paths.qxo, { ...subjects.smallOwner, isLoggedIn: false });
    expect(changes).toEqual([]);
  });
});
