import * as v from 'valibot';
import type { PendingProfile, ProfileFormValues, RequiredProfileField } from '#domain/profile.ts';
import { profileDraftSchema, type ProfileDraftValues } from '#domain/profileDraft.ts';
import { zoneOfBrowser } from '#domain/timeZoneNames.ts';

const nothingTyped = v.parse(profileDraftSchema.entries.typed, {});

/** Returns the registered values as typed ones, so that the form shows them for correction. */
function toRegistered({ firstName, lastName, companyName, phone }: PendingProfile): ProfileDraftValues {
  return { ...nothingTyped, firstName, lastName, companyName: companyName ?? '', phone: phone ?? '' };
}

/** Returns the initial values of the form's missing and optional fields, in the order of the form. */
export function toProfileFields(
  profile: PendingProfile,
  typed: ProfileDraftValues | null,
): ProfileFormValues {
  const { firstName, lastName, companyName, phone, jobTitle, timeZone, terms } =
    typed ?? toRegistered(profile);
  const asks = (part: RequiredProfileField) => profile.missing.includes(part);
  return {
    ...(asks('firstName') && { firstName }),
    ...(asks('lastName') && { lastName }),
    ...(asks('companyName') && { companyName }),
    ...((asks('phone') || mayAddPhone(profile)) && { phone }),
    jobTitle,
    timeZone: timeZone || zoneOfBrowser(),
    ...(asks('password') && { password: '' }),
    ...(asks('terms') && { terms }),
  };
}

/** Whether the phone number is an optional field: for people who were invited without a phone number. */
function mayAddPhone({ invitedBy, phone, missing }: PendingProfile): boolean {
  return invitedBy !== null && !phone && !missing.includes('phone');
}

export function toTypedProfile({ password: _password, ...fields }: ProfileFormValues): ProfileDraftValues {
  return { ...nothingTyped, ...fields };
}

/**
 * Returns the fields whose values are known or optional. The form hides them behind a button while other values are
 * missing, to limit the number of tab stops (screens 4).
 */
export function listOptionalFields(profile: PendingProfile) {
  const { firstName, lastName, companyName, phone, missing } = profile;
  const hasName = firstName !== '' && lastName !== '';
  const known = { firstName: hasName, lastName: hasName, companyName, phone };
  const optional = (['firstName', 'lastName', 'companyName', 'phone'] as const).filter((part) =>
    missing.includes(part) ? known[part] : part === 'phone' && mayAddPhone(profile),
  );
  return [...optional, 'jobTitle', 'timeZone'] as const;
}
