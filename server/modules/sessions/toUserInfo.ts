import { roleNames } from '#domain/role.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { UserType } from '#domain/userType.ts';
import type { Person } from '#server/platform/auth/person.ts';

/** The signed-in person as the browser stores them (spec section 3). */
export function toUserInfo({ user, customer, applicationState }: Person): UserInfo {
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
      sourceType: toSourceType(customer.sourceTypeId),
    },
  };
}

function toSourceType(typeId: number | null): { id: number; name: string } | null {
  const type = Object.entries(UserType).find(([, id]) => id === typeId);
  return type ? { id: type[1], name: type[0] } : null;
}
