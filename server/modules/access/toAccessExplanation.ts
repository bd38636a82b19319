import type { Verdict } from '#domain/access.ts';
import type { AccessExplanation, AccessVerdict } from '#graphql/resolvers.ts';
import { toAdminCustomer, toEntitlement } from '#server/modules/customers/toAdminCustomer.ts';
import { toAdminUser } from '#server/modules/people/toAdminUser.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { UserAccess } from './explainAccess.ts';

/** Why a user may open a page or find an offer, as this administrator reads it. */
export function toAccessExplanation(found: UserAccess, self: Person): AccessExplanation {
  const { target, listed, customer, obstacles, entitlement, explanation } = found;
  const { decision, viewer, verdict, changes } = explanation;
  return {
    user: toAdminUser(listed, self),
    customer: customer && toAdminCustomer(customer),
    path: target.page.path,
    partnerId: target.offer && String(target.offer.id),
    isAllowed: decision.outcome === 'allow',
    redirectTo: 'to' in decision ? decision.to : null,
    reason: 'reason' in decision ? decision.reason : null,
    viewer: viewer.kind,
    access: target.page.access,
    verdict: toVerdict(verdict),
    obstacles: [...obstacles],
    entitlement: entitlement && toEntitlement(entitlement),
    changes: changes.map((change) => ({
      type: change.type,
      roleId: change.type === 'role' ? change.roleId : null,
    })),
  };
}

function toVerdict(verdict: Verdict): AccessVerdict {
  if (verdict === 'allow' || verdict === 'ifIncluded') return verdict;
  return verdict.to === 'home' ? 'home' : 'notFound';
}
