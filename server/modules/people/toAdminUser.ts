import { fullName } from '#domain/userInfo.ts';
import type { AdminUser, AdminUserDetail } from '#graphql/resolvers.ts';
import type { SignedIn } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { UserDetail } from './user.ts';
import type { ListedUser } from './users.ts';

/** A user as this administrator sees them. */
export function toAdminUser({ user, customerName }: ListedUser, self: Person): AdminUser {
  const { id, firstName, lastName, email, roleId, status, emailVerified, version } = user;
  return {
    id,
    firstName,
    lastName,
    email,
    roleId,
    status,
    isEmailConfirmed: emailVerified,
    customerId: user.customerId,
    customerName,
    createdOn: user.createdAt,
    lastLogInOn: user.lastLogInAt,
    isSelf: id === self.user.id,
    version,
  };
}

export function toAdminUserDetail(
  { listed, inviter, application, isLogInLocked, sessions, events, certificates }: UserDetail,
  self: SignedIn,
): AdminUserDetail {
  const { user } = listed;
  return {
    user: toAdminUser(listed, self),
    phone: user.phone,
    jobTitle: user.jobTitle,
    timeZone: user.timeZone,
    application: application && { id: application.id, company: application.companyName },
    isProfileComplete: user.profileComplete,
    hasPassword: user.passwordHash !== null,
    termsAcceptedOn: user.termsAcceptedAt,
    wantsOfferNews: user.offerNews,
    invitedBy: inviter && fullName(inviter),
    invitedOn: user.invitedAt,
    isLogInLocked,
    sessions: sessions.map(({ id, createdAt, rotatedAt, expiresAt }) => ({
      begunOn: createdAt,
      renewedOn: rotatedAt,
      endsOn: expiresAt,
      isCurrent: id === self.sessionId,
    })),
    events: events.map(({ name, at }) => ({ name, at })),
    certificates: certificates.map(({ id, type, holder, expiresOn }) => ({ id, type, holder, expiresOn })),
  };
}
