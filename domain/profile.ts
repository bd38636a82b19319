import * as v from 'valibot';
import { limits } from './limits.ts';
import { newPasswordSchema } from './newPassword.ts';
import { createOptionalPhoneSchema, createPhoneSchema } from './phone.ts';
import type { ProfileDraftValues } from './profileDraft.ts';
import { registrationLabels, termsSchema } from './registration.ts';
import { optionalText, requiredName } from './textFields.ts';
import { optionalTimeZoneSchema, timeZoneLabel } from './timeZone.ts';

/** Labels of the profile form (screens 2.6); messages use them as well. */
export const profileLabels = {
  ...registrationLabels,
  jobTitle: 'Job title',
  timeZone: timeZoneLabel,
} as const;

/** Required fields that a profile can lack; the form asks only for the missing ones (WCAG 2.2, 3.3.7). */
export const requiredFields = ['firstName', 'lastName', 'companyName', 'phone', 'password', 'terms'] as const;

export type RequiredProfileField = (typeof requiredFields)[number];

const required = {
  firstName: requiredName(profileLabels.firstName, limits.personNameLength),
  lastName: requiredName(profileLabels.lastName, limits.personNameLength),
  companyName: requiredName(profileLabels.companyName, limits.companyNameLength),
  phone: createPhoneSchema(profileLabels.phone),
  password: newPasswordSchema,
  terms: termsSchema,
} as const satisfies Record<RequiredProfileField, v.GenericSchema>;

const optional = {
  phone: createOptionalPhoneSchema(profileLabels.phone),
  jobTitle: optionalText(profileLabels.jobTitle, limits.jobTitleLength),
  timeZone: optionalTimeZoneSchema,
};

export type ProfileFormValues = Partial<ProfileDraftValues & { password: string }> &
  Pick<ProfileDraftValues, 'jobTitle' | 'timeZone'>;

/** The checked values of the form: the missing required fields, and the optional fields. */
export type ProfileSubmission = Partial<Outputs<Omit<typeof required, 'phone'>>> & Outputs<typeof optional>;

type Outputs<Entries extends v.ObjectEntries> = { [Field in keyof Entries]: v.InferOutput<Entries[Field]> };

/** Creates the schema of the form that completes a profile which lacks these fields, for browser and server. */
export function createProfileSchema(missing: readonly RequiredProfileField[]) {
  const asked = Object.fromEntries(missing.map((part) => [part, required[part]]));
  const entries: v.ObjectEntries = { ...optional, ...asked };
  return v.object(entries) as unknown as v.GenericSchema<ProfileFormValues, ProfileSubmission> & {
    readonly entries: v.ObjectEntries;
  };
}

/** A profile to be completed. Fields in `missing` can have values already, which the person then confirms. */
export interface PendingProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly phone: string | null;
  /** Full name of the inviter; null without an invitation. */
  readonly invitedBy: string | null;
  readonly missing: readonly RequiredProfileField[];
}

/** The facts of a completed profile that determine the next page. */
export interface ProfileOutcome {
  readonly roleId: number;
  readonly isUnderReview: boolean;
}

export interface CompletedProfile extends ProfileOutcome {
  readonly email: string;
}
