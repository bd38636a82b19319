import type { PendingProfile, ProfilePart } from '#domain/profile.ts';
import type { PendingProfileQuery, ProfilePart as ProfilePartName } from '#graphql/gettingInRequests.ts';

const parts: Readonly<Record<ProfilePartName, ProfilePart>> = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  COMPANY_NAME: 'companyName',
  PHONE: 'phone',
  PASSWORD: 'password',
  TERMS: 'terms',
};

/** Maps an incomplete profile: its missing parts get the names of the form's fields. */
export function toPendingProfile({ pendingProfile }: PendingProfileQuery): PendingProfile {
  return { ...pendingProfile, missing: pendingProfile.missing.map((name) => parts[name]) };
}
