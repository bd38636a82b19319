import type { PendingProfile as Presented } from '#graphql/resolvers.ts';
import { companyOf } from '#server/platform/auth/followLink.ts';
import type { PendingProfile } from './completeProfile.ts';

export function toPendingProfile(pending: PendingProfile): Presented {
  const { user, inviter, missing } = pending;
  return {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: companyOf(pending),
    phone: user.phone,
    invitedBy: inviter,
    missing: [...missing],
  };
}
