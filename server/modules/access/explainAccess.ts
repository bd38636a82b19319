import { explainAccess as explain } from '#domain/accessExplanation.ts';
import type { AccessTarget } from '#domain/accessTarget.ts';
import { findListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { listEntitlements } from '#server/modules/entitlements/entitlements.ts';
import { listCustomerPartners } from '#server/modules/partners/listCustomerPartners.ts';
import { findListedUser, type ListedUser } from '#server/modules/people/users.ts';
import type { Database } from '#server/platform/db/database.ts';

type LogInObstacle = 'deactivated' | 'invited' | 'emailNotConfirmed' | 'profileNotComplete';

/**
 * Explains whether a user can open a page (by the access table) or find an offer (also by the entitlements of the
 * user's company). A user without an obstacle to logging in counts as logged in. `customer` is null if the user has
 * none, or a hidden one.
 * @throws {Problem} NOT_FOUND
 */
export async function explainAccess(db: Database, userId: number, target: AccessTarget) {
  const user = await findListedUser(db, userId);
  const { customerId, roleId } = user;
  const partners = customerId === null ? [] : await listCustomerPartners(db, customerId);
  const obstacles = obstaclesOf(user);
  const explanation = explain(target, {
    roleId,
    isLoggedIn: obstacles.length === 0,
    partnerIds: customerId === null ? null : new Set(partners.map(({ id }) => id)),
  });
  const partnerId = explanation.partner?.partner.id;
  const entitlements =
    customerId === null || partnerId === undefined ? [] : await listEntitlements(db, customerId);
  return {
    ...explanation,
    target,
    user,
    customer:
      customerId === null || user.customerName === null ? null : await findListedCustomer(db, customerId),
    obstacles,
    entitlement: entitlements.find((each) => each.partnerId === partnerId) ?? null,
  };
}

/** Lists what keeps a user from logging in: only `invited` for an invited user, since accepting settles the others. */
function obstaclesOf({ status, emailVerified, profileComplete }: ListedUser): LogInObstacle[] {
  if (status === 'invited') return ['invited'];
  const obstacles: [isThere: boolean, obstacle: LogInObstacle][] = [
    [status === 'deactivated', 'deactivated'],
    [!emailVerified, 'emailNotConfirmed'],
    [!profileComplete, 'profileNotComplete'],
  ];
  return obstacles.flatMap(([isThere, obstacle]) => (isThere ? obstacle : []));
}
