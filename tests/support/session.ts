import type { UserInfo } from '#domain/userInfo.ts';

/** The owner of the sample company, as the browser stores her. */
export const dana: UserInfo = {
  userId: 2,
  userName: 'owner@lintel.test',
  firstName: 'Dana',
  lastName: 'Lee',
  email: 'owner@lintel.test',
  phone: null,
  ppUserId: null,
  ppCustomerId: null,
  roleDetail: { roles: [{ id: 2, name: 'Owner' }] },
  customer: null,
  applicationState: null,
};

/** An access token as far as the browser reads it: issued at `now` (milliseconds) for fifteen minutes. */
export function tokenFor(now: number, sessionId = 'session-1'): string {
  const claims = { iat: now / 1000, exp: now / 1000 + 900, sid: sessionId };
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `e30.${payload}.signature`;
}
