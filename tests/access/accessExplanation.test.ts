import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';
import { decideAccess, type Viewer } from '#domain/access.ts';
import { explainAccess, type AccessSubject } from '#domain/accessExplanation.ts';
import { pageTarget, partnerTarget, type AccessTarget } from '#domain/accessTarget.ts';
import { partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { Role, toRoleKind } from '#domain/role.ts';
import { sitePageAt } from '#domain/sitePages.ts';
import { matrix, viewerNames, type ViewerName } from './matrix.ts';

const numRuns = import.meta.env['FULL'] === '1' ? 20_000 : 2_000;
const ids = partners.map(({ id }) => id);
const every = new Set(ids);

/** The viewers of the matrix as subjects of an explanation. */
const subjects: Record<ViewerName, AccessSubject> = {
  visitor: { roleId: Role.Owner, isLoggedIn: false, partnerIds: every },
  administrator: { roleId: Role.SystemAdmin, isLoggedIn: true, partnerIds: null },
  owner: { roleId: Role.Owner, isLoggedIn: true, partnerIds: every },
  user: { roleId: Role.User, isLoggedIn: true, partnerIds: every },
  smallOwner: { roleId: Role.Owner, isLoggedIn: true, partnerIds: new Set([1, 3, 4, 5]) },
  userWithoutPartners: { roleId: Role.User, isLoggedIn: true, partnerIds: new Set() },
  affiliate: { roleId: Role.Affiliate, isLoggedIn: true, partnerIds: null },
};

function requireTarget(target: AccessTarget | undefined): AccessTarget {
  if (!target) throw new Error('Neither a page nor an offer');
  return target;
}

const explainAt = (path: string, subject: AccessSubject) =>
  explainAccess(requireTarget(pageTarget(path)), subject);
const dibble = requireTarget(partnerTarget(6));

/** Whether the router shows the page to the subject, and the page shows its offer. */
function isShown({ page, offer }: AccessTarget, subject: AccessSubject): boolean {
  return routerLetsIn(page.path, subject) && (!offer || subject.partnerIds?.has(offer.id) === true);
}

/** Whether the router shows the page at a path to the subject. */
function routerLetsIn(path: string, { roleId, isLoggedIn, partnerIds }: AccessSubject): boolean {
  const row = routes.find((each) => each.path === path);
  if (!row) throw new Error(`No row leads to ${path}`);
  const viewer: Viewer = isLoggedIn
    ? { kind: toRoleKind(roleId), partnerIds: partnerIds ?? new Set() }
    : { kind: 'visitor', partnerIds: null };
  return decideAccess(row.access, viewer, row.path).outcome === 'allow';
}

/** Subjects that differ from this one by one change, each with the name of the change. */
function singleChangesOf(subject: AccessSubject): [change: string, subject: AccessSubject][] {
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

function nameChanges({ changes }: ReturnType<typeof explainAccess>): string[] {
  return changes.map((change) => {
    if (change.type === 'role') return `role ${change.roleId}`;
    return change.type === 'partner' ? `partner ${change.partnerId}` : change.type;
  });
}

const pathsOfPages = routes.map(({ path }) => path).filter((path) => path !== '*');
const targets = [...pathsOfPages.map((path) => requireTarget(pageTarget(path))), dibble];
const anySubject: fc.Arbitrary<AccessSubject> = fc.record({
  roleId: fc.constantFrom(...Object.values(Role)),
  isLoggedIn: fc.boolean(),
  partnerIds: fc.option(
    fc.subarray(ids).map((some) => new Set(some)),
    { nil: null },
  ),
});

describe('the explanation of an access decision', () => {
  it('covers every page of the router', () => {
    expect(pathsOfPages.filter((path) => !sitePageAt(path))).toEqual([]);
  });

  it.each(viewerNames)('agrees with the matrix about the %s', (name) => {
    const cells = matrix.filter(({ viewer, address }) => viewer === name && sitePageAt(address));
    expect(cells.length).toBeGreaterThan(20);
    for (const { address, end } of cells) {
      const { decision } = explainAt(address, subjects[name]);
      expect([address, decision.outcome === 'allow']).toEqual([address, address === end]);
    }
  });

  it('agrees with the router, and lists exactly the single changes that would give access', () => {
    fc.assert(
      fc.property(fc.constantFrom(...targets), anySubject, (target, subject) => {
        const explanation = explainAccess(target, subject);
        const shown = isShown(target, subject);
        expect(explanation.decision.outcome === 'allow').toBe(shown);
        const changes = singleChangesOf(subject)
          .filter(([, changed]) => !shown && isShown(target, changed))
          .map(([change]) => change);
        expect(nameChanges(explanation).toSorted()).toEqual(changes.toSorted());
      }),
      { numRuns },
    );
  });

  it('includes the verdict of the table, the partner, and the changes', () => {
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

  it('is about the partner if the subject may open the page of its offer', () => {
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

  it('lists no change if two would be needed', () => {
    const { changes } = explainAt(paths.qxo, { ...subjects.smallOwner, isLoggedIn: false });
    expect(changes).toEqual([]);
  });
});
