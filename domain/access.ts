import { partnerOfPage } from './partner.ts';
import { paths } from './paths.ts';
import { isRegularUser, type RoleKind } from './role.ts';

/** What a page asks of the person who opens it (spec section 6). */
export type PageAccess =
  | 'open'
  | 'gettingIn'
  | 'userPage'
  | 'partnerPage'
  | 'openPartnerPage'
  | 'signedInPage'
  | 'ownerPage'
  | 'adminPage';

export type ViewerKind = 'visitor' | RoleKind;

/** Why a page was not shown; travels in history state so that the page reached can explain. */
export type RedirectReason = 'alreadyLoggedIn' | 'notLoggedIn' | 'roleNotAllowed' | 'partnerNotIncluded';

export type AccessDecision =
  | { outcome: 'allow' }
  /** The partner list is still on its way: nothing may be decided yet. */
  | { outcome: 'wait' }
  | { outcome: 'redirect'; to: string; reason: RedirectReason };

export interface Viewer {
  readonly kind: ViewerKind;
  /** Ids of the partners in the person's list; null while it is not known. */
  readonly partnerIds: ReadonlySet<number> | null;
}

/** A cell of the table: what it says of such a page and such a viewer. */
export type Verdict = 'allow' | 'ifIncluded' | { to: 'home' | 'notFound'; reason: RedirectReason };

const home: Verdict = { to: 'home', reason: 'roleNotAllowed' };
const homeAgain: Verdict = { to: 'home', reason: 'alreadyLoggedIn' };
const notFound: Verdict = { to: 'notFound', reason: 'notLoggedIn' };

/** Page access x viewer. The router, the menus, the backend and the tests ask it. */
export const accessTable: Readonly<Record<PageAccess, Readonly<Record<ViewerKind, Verdict>>>> = {
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
};

const homes: Readonly<Record<ViewerKind, string>> = {
  visitor: paths.landing,
  systemAdmin: paths.admin,
  owner: paths.dashboard,
  user: paths.dashboard,
  other: paths.landing,
};

/** Where logging in, and the header's logo, lead this viewer (spec section 2). */
export function homeOf(kind: ViewerKind): string {
  return homes[kind];
}

/** Whether this viewer may open pages of this kind, whatever their partner list holds: menus ask this. */
export function mayOpen(access: PageAccess, kind: ViewerKind): boolean {
  const verdict = accessTable[access][kind];
  return verdict === 'allow' || verdict === 'ifIncluded';
}

/** Whether partners can be browsed by category: regular users only (spec section 6). */
export function mayBrowseCategories(kind: ViewerKind): boolean {
  return kind !== 'visitor' && isRegularUser(kind);
}

/** Decides whether `viewer` may see the page at `path`. A person whose home is `path` stays there. */
export function decideAccess(access: PageAccess, viewer: Viewer, path: string): AccessDecision {
  const verdict = accessTable[access][viewer.kind];
  if (verdict === 'allow') return { outcome: 'allow' };
  if (verdict === 'ifIncluded') return decidePartner(viewer.partnerIds, path);
  const to = verdict.to === 'home' ? homeOf(viewer.kind) : paths.notFound;
  return to === path ? { outcome: 'allow' } : { outcome: 'redirect', to, reason: verdict.reason };
}

function decidePartner(partnerIds: Viewer['partnerIds'], path: string): AccessDecision {
  if (partnerIds === null) return { outcome: 'wait' };
  const partner = partnerOfPage(path);
  return partner && partnerIds.has(partner.id)
    ? { outcome: 'allow' }
    : { outcome: 'redirect', to: paths.notFound, reason: 'partnerNotIncluded' };
}
