import { roleNames } from '#domain/role.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { UserType } from '#domain/userType.ts';
import type { Person } from '#server/platform/auth/person.ts';

/** Converts the signed-in person to the user info that the browser stores (spec section 3). */
export function toUserInfo({ user, customer, applicationState }: Person): UserInfo {
  const sourceType = Object.entries(UserType).find(([, id]) => id === customer?.sourceTypeId);
  return {
    userId: user.id,
    userName: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    ppUserId: user.ppUserId,
    ppCustomerId: user.ppCustomerId,
    roleDetail: { roles: [{ id: user.roleId, name: roleNames[user.roleId] ?? `Role ${user.roleId}` }] },
    applicationState,
    customer: customer && {
      customerId: customer.id,
      customerName: customer.name,
      customerTypeName: customer.typeName,
      sourceId: customer.sourceId,
      sourceType: sourceType ? { id: sourceType[1], name: sourceType[0] } : null,
    },
  };
}
