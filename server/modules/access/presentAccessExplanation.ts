import type { PageAccess, RedirectReason, Verdict, ViewerKind } from '#domain/access.ts';
import type { AccessChange } from '#domain/accessExplanation.ts';
import type {
  AccessExplanation,
  AccessVerdict,
  AccessChange as PresentedChange,
  LogInObstacle as PresentedObstacle,
  PageAccess as PresentedAccess,
  RedirectReason as PresentedReason,
  ViewerKind as PresentedViewer,
} from '#graphql/resolvers.ts';
import { presentAdminCustomer, presentEntitlement } from '#server/modules/customers/presentCustomer.ts';
import { presentAdminUser } from '#server/modules/people/presentUser.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { LogInObstacle, UserAccess } from './explainAccess.ts';

const accesses: Readonly<Record<PageAccess, PresentedAccess>> = {
  open: 'OPEN',
  gettingIn: 'GETTING_IN',
  userPage: 'USER_PAGE',
  partnerPage: 'PARTNER_PAGE',
  openPartnerPage: 'OPEN_PARTNER_PAGE',
  signedInPage: 'SIGNED_IN_PAGE',
  ownerPage: 'OWNER_PAGE',
  adminPage: 'ADMIN_PAGE',
};

const viewers: Readonly<Record<ViewerKind, PresentedViewer>> = {
  visitor: 'VISITOR',
  systemAdmin: 'SYSTEM_ADMIN',
  owner: 'OWNER',
  user: 'USER',
  other: 'OTHER',
};

const reasons: Readonly<Record<RedirectReason, PresentedReason>> = {
  alreadyLoggedIn: 'ALREADY_LOGGED_IN',
  notLoggedIn: 'NOT_LOGGED_IN',
  roleNotAllowed: 'ROLE_NOT_ALLOWED',
  partnerNotIncluded: 'PARTNER_NOT_INCLUDED',
};

const obstacleNames: Readonly<Record<LogInObstacle, PresentedObstacle>> = {
  deactivated: 'DEACTIVATED',
  invited: 'INVITED',
  emailNotConfirmed: 'EMAIL_NOT_CONFIRMED',
  profileNotComplete: 'PROFILE_NOT_COMPLETE',
};

/** Why a user may open a page or find an offer, as this administrator reads it. */
export function presentAccessExplanation(found: UserAccess, self: Person): AccessExplanation {
  const { target, listed, customer, obstacles, entitlement, explanation } = found;
  const { decision, viewer, verdict, changes } = explanation;
  return {
    user: presentAdminUser(listed, self),
    customer: customer && presentAdminCustomer(customer),
    path: target.page.path,
    partnerId: target.offer && String(target.offer.id),
    isAllowed: decision.outcome === 'allow',
    redirectTo: 'to' in decision ? decision.to : null,
    reason: 'reason' in decision ? reasons[decision.reason] : null,
    viewer: viewers[viewer.kind],
    access: accesses[target.page.access],
    verdict: presentVerdict(verdict),
    obstacles: obstacles.map((obstacle) => obstacleNames[obstacle]),
    entitlement: entitlement && presentEntitlement(entitlement),
    changes: changes.map(presentChange),
  };
}

function presentVerdict(verdict: Verdict): AccessVerdict {
  if (verdict === 'allow') return 'ALLOW';
  if (verdict === 'ifIncluded') return 'IF_INCLUDED';
  return verdict.to === 'home' ? 'HOME' : 'NOT_FOUND';
}

function presentChange(change: AccessChange): PresentedChange {
  switch (change.type) {
    case 'role':
      return { type: 'ROLE', roleId: change.roleId };
    case 'partner':
      return { type: 'PARTNER', roleId: null };
    case 'loggingIn':
      return { type: 'LOGGING_IN', roleId: null };
    case 'loggingOut':
    default:
      return { type: 'LOGGING_OUT', roleId: null };
  }
}
