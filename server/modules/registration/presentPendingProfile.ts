import type { ProfilePart } from '#domain/profile.ts';
import type { PendingProfile as Presented, ProfilePart as PresentedPart } from '#graphql/resolvers.ts';
import { companyOf } from '#server/platform/auth/followLink.ts';
import type { PendingProfile } from './completeProfile.ts';

const parts: Readonly<Record<ProfilePart, PresentedPart>> = {
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  companyName: 'COMPANY_NAME',
  phone: 'PHONE',
  password: 'PASSWORD',
  terms: 'TERMS',
};

export function presentPendingProfile(pending: PendingProfile): Presented {
  const { user, inviter, missing } = pending;
  return {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: companyOf(pending),
    phone: user.phone,
    invitedBy: inviter,
    missing: missing.map((part) => parts[part]),
  };
}
