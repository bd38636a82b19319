import { explainAccess as explain, type AccessExplanation } from '#domain/accessExplanation.ts';
import type { AccessTarget } from '#domain/accessTarget.ts';
import { findListedCustomer, type ListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { listEntitlements, type Entitlement } from '#server/modules/entitlements/entitlements.ts';
import { listPartners } from '#server/modules/partners/listPartners.ts';
import { findListedUser, type ListedUser } from '#server/modules/people/users.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Why somebody cannot log in. */
type LogInObstacle = 'deactivated' | 'invited' | 'emailNotConfirmed' | 'profileNotComplete';

/** Why a user may open a page or find an offer, or may not, with what is known of them and of their company. */
export interface UserAccess {
  readonly target: AccessTarget;
  readonly listed: ListedUser;
  /** Null also where they belong to one that is not listed. */
  readonly customer: ListedCustomer | null;
  readonly obstacles: readonly LogInObstacle[];
  readonly entitlement: Entitlement | null;
  readonly explanation: AccessExplanation;
}

/**
 * What is decided about this user: of a page by the access table, of an offer also by whether their company has it. They
 * are taken to be logged in where they can be.
 * @throws {Problem} NOT_FOUND
 */
export async function explainAccess(db: Database, userId: number, target: AccessTarget): Promise<UserAccess> {
  const listed = await findListedUser(db, userId);
  const { customerId, roleId } = listed.user;
  const partners = await listPartners(db, customerId);
  const obstacles = obstaclesOf(listed.user);
  const explanation = explain(target, {
    roleId,
    isLoggedIn: obstacles.length === 0,
    partnerIds: customerId === null ? null : new Set(partners.map(({ partner }) => partner.id)),
  });
  const partnerId = explanation.partner?.partner.id;
  const entitlements =
    customerId === null || partnerId === undefined ? [] : await listEntitlements(db, customerId);
  return {
    target,
    listed,
    customer:
      customerId === null || listed.customerName === null ? null : await findListedCustomer(db, customerId),
    obstacles,
    entitlement: entitlements.find(({ partner }) => partner.id === partnerId) ?? null,
    explanation,
  };
}

/** Whoever is invited confirms their address and completes their profile by accepting. */
function obstaclesOf({ status, emailVerified, profileComplete }: ListedUser['user']): LogInObstacle[] {
  if (status === 'invited') return ['invited'];
  const obstacles: [isThere: boolean, obstacle: LogInObstacle][] = [
    [status === 'deactivated', 'deactivated'],
    [!emailVerified, 'emailNotConfirmed'],
    [!profileComplete, 'profileNotComplete'],
  ];
  return obstacles.flatMap(([isThere, obstacle]) => (isThere ? obstacle : []));
}
