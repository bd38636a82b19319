import { partnerOfPage } from './partner.ts';
import { paths } from './paths.ts';
import { isRegularUser, type RoleKind } from './role.ts';

export type ViewerKind = 'visitor' | RoleKind;

/** Reason why a page was not shown. The redirect passes the reason in history state to the page that explains it. */
export type RedirectReason = 'alreadyLoggedIn' | 'notLoggedIn' | 'roleNotAllowed' | 'partnerNotIncluded';

export type AccessDecision =
  | { outcome: 'allow' }
  | { outcome: 'wait' }
  | { outcome: 'redirect'; to: string; reason: RedirectReason };

export interface Viewer {
  readonly kind: ViewerKind;
  /** Ids of the partners that the person's company may use; null until they are known. */
  readonly partnerIds: ReadonlySet<number> | null;
}

export type Verdict = 'allow' | 'ifIncluded' | { to: 'home' | 'notFound'; reason: RedirectReason };

const home: Verdict = { to: 'home', reason: 'roleNotAllowed' };
const homeAgain: Verdict = { to: 'home', reason: 'alreadyLoggedIn' };
const notFound: Verdict = { to: 'notFound', reason: 'notLoggedIn' };

/** Outcome of opening a page, by kind of page and of viewer. The router, menus, backend, and tests read this table. */
export const accessTable = {
  open: { visitor: 'allow', systemAdmin: 'allow', owner: 'allow', user: 'allow', other: 'allow' },
  gettingIn: {
    visitor: 'allow',
    systemAdmin: homeAgain,
    owner: homeAgain,
    user: homeAgain,
    other: homeAgain,
  },
  userPage: { visitor: notFound, systemAdmin: home, owner: 'allow', user: 'allow', other: home },
  partnerPage: { visitor: notFound, systemAdmin: home, owner: 'ifIncluded', user: 'ifIncluded', other: home },
  openPartnerPage: {
    visitor: 'allow',
    systemAdmin: 'allow',
    owner: 'ifIncluded',
    user: 'ifIncluded',
    other: 'allow',
  },
  signedInPage: { visitor: notFound, systemAdmin: 'allow', owner: 'allow', user: 'allow', other: 'allow' },
  ownerPage: { visitor: notFound, systemAdmin: home, owner: 'allow', user: home, other: home },
  adminPage: { visitor: notFound, systemAdmin: 'allow', owner: home, user: home, other: home },
} as const satisfies Readonly<Record<string, Readonly<Record<ViewerKind, Verdict>>>>;

/** Kind of page, by the access that it requires (spec section 6). */
export type PageAccess = keyof typeof accessTable;

const homes: Readonly<Record<ViewerKind, string>> = {
  visitor: paths.landing,
  systemAdmin: paths.admin,
  owner: paths.dashboard,
  user: paths.dashboard,
  other: paths.landing,
};

/** Returns the path to which the log-in and the header's logo lead this viewer (spec section 2). */
export function homePathOf(kind: ViewerKind): string {
  return homes[kind];
}

/** Whether this kind of viewer may open this kind of page; for a partner's page, if the company has the partner. */
export function mayOpen(access: PageAccess, kind: ViewerKind): boolean {
  const verdict: Verdict = accessTable[access][kind];
  return verdict === 'allow' || verdict === 'ifIncluded';
}

/** Whether partners can be browsed by category: regular users only (spec section 6). */
export function mayBrowseCategories(kind: ViewerKind): boolean {
  return kind !== 'visitor' && isRegularUser(kind);
}

/** Decides whether `viewer` may see the page at `path`: `wait` until partner ids are known; no redirect to `path`. */
export function decideAccess(access: PageAccess, viewer: Viewer, path: string): AccessDecision {
  const verdict: Verdict = accessTable[access][viewer.kind];
  if (verdict === 'allow') return { outcome: 'allow' };
  if (verdict === 'ifIncluded') {
    if (viewer.partnerIds === null) return { outcome: 'wait' };
    const partner = partnerOfPage(path);
    return partner && viewer.partnerIds.has(partner.id)
      ? { outcome: 'allow' }
      : { outcome: 'redirect', to: paths.notFound, reason: 'partnerNotIncluded' };
  }
  const to = verdict.to === 'home' ? homePathOf(viewer.kind) : paths.notFound;
  return to === path ? { outcome: 'allow' } : { outcome: 'redirect', to, reason: verdict.reason };
}
