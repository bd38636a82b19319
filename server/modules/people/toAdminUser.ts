import { fullName } from '#domain/userInfo.ts';
import type { AdminUser, AdminUserDetail } from '#graphql/resolvers.ts';
import type { SignedIn } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { findUser } from './user.ts';
import type { ListedUser } from './users.ts';

export function toAdminUser({ user, customerName }: ListedUser, self: Person): AdminUser {
  return {
    ...user,
    isEmailConfirmed: user.emailVerified,
    customerName,
    createdOn: user.createdAt,
    lastLogInOn: user.lastLogInAt,
    isSelf: user.id === self.user.id,
  };
}

export function toAdminUserDetail(
  { listed, inviter, application, sessions, ...detail }: Awaited<ReturnType<typeof findUser>>,
  self: SignedIn,
): AdminUserDetail {
  const { user } = listed;
  return {
    ...detail,
    user: toAdminUser(listed, self),
    phone: user.phone,
    jobTitle: user.jobTitle,
    timeZone: user.timeZone,
    application: application ?? null,
    isProfileComplete: user.profileComplete,
    hasPassword: user.passwordHash !== null,
    termsAcceptedOn: user.termsAcceptedAt,
    wantsOfferNews: user.offerNews,
    invitedBy: inviter ? fullName(inviter) : null,
    invitedOn: user.invitedAt,
    sessions: sessions.map(({ id, createdAt, rotatedAt, expiresAt }) => ({
      begunOn: createdAt,
      renewedOn: rotatedAt,
      endsOn: expiresAt,
      isCurrent: id === self.sessionId,
    })),
  };
}
