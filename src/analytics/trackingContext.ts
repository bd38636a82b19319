import { brand } from '#domain/brand.ts';
import type { TrackingContext } from '#domain/trackedEvent.ts';
import type { UserInfo } from '#domain/userInfo.ts';

/** Returns the user and customer context of an event (spec sections 3, 7); for a visitor, only area and page. */
export function createTrackingContext(userInfo: UserInfo | null, route: string): TrackingContext {
  const place = { area: brand.analyticsArea, route };
  if (!userInfo) return place;
  const { userId, userName, email, phone, ppUserId, ppCustomerId, customer } = userInfo;
  const roleName = userInfo.roleDetail.roles[0]?.name;
  return {
    ...place,
    userId,
    userName,
    email,
    phone,
    ppUserId: ppUserId ?? '-',
    ppCustomerId: ppCustomerId ?? '-',
    ...(roleName !== undefined && { roleName }),
    ...(customer && { customer }),
  };
}
