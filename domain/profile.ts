import * as v from 'valibot';
import { limits } from './limits.ts';
import { newPasswordSchema } from './newPassword.ts';
import { optionalPhoneSchema, phoneSchema } from './phone.ts';
import { registrationLabels, termsSchema } from './registration.ts';
import { optionalText, requiredName } from './textFields.ts';
import { optionalTimeZoneSchema, timeZoneLabel } from './timeZone.ts';

/** Labels of the profile form, as people see them and as messages name them (screens 2.6). */
export const profileLabels = {
  ...registrationLabels,
  jobTitle: 'Job title',
  timeZone: timeZoneLabel,
} as const;

/** What a profile can lack; the form asks for this and nothing else (WCAG 2.2, 3.3.7). */
export const profileParts = ['firstName', 'lastName', 'companyName', 'phone', 'password', 'terms'] as const;

export type ProfilePart = (typeof profileParts)[number];

const required = {
  firstName: requiredName(profileLabels.firstName, limits.personNameLength),
  lastName: requiredName(profileLabels.lastName, limits.personNameLength),
  companyName: requiredName(profileLabels.companyName, limits.companyNameLength),
  phone: phoneSchema(profileLabels.phone),
  password: newPasswordSchema,
  terms: termsSchema,
} as const satisfies Record<ProfilePart, v.GenericSchema>;

const optional = {
  phone: optionalPhoneSchema(profileLabels.phone),
  jobTitle: optionalText(profileLabels.jobTitle, limits.jobTitleLength),
  /** A name of the IANA time zone database. */
  timeZone: optionalTimeZoneSchema,
};

/** What is typed into the profile form. */
export interface ProfileFields {
  firstName?: string;
  lastName?: string;
  companyName?: string;
  phone?: string;
  password?: string;
  terms?: boolean;
  jobTitle: string;
  timeZone: string;
}

/** The same once it is checked: the parts that were asked for, and what may be told beside them. */
export interface ProfileAnswers {
  firstName?: string;
  lastName?: string;
  companyName?: string;
  phone: string | null;
  password?: string;
  terms?: true;
  jobTitle: string | null;
  timeZone: string | null;
}

/** What completes a profile that lacks these parts. The form checks it, and the server again. */
export function profileSchema(missing: readonly ProfilePart[]) {
  const asked = Object.fromEntries(missing.map((part) => [part, required[part]]));
  const entries: v.ObjectEntries = { ...optional, ...asked };
  return v.object(entries) as unknown as v.GenericSchema<ProfileFields, ProfileAnswers> & {
    readonly entries: v.ObjectEntries;
  };
}

/** A profile that is to be completed, and what it still lacks; what is known of that is to be checked. */
export interface PendingProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the person belongs to no company. */
  readonly companyName: string | null;
  readonly phone: string | null;
  /** Full name of who invited them; null where nobody did. */
  readonly invitedBy: string | null;
  readonly missing: readonly ProfilePart[];
}

/** What of a completed profile decides where the person goes next. */
export interface ProfileOutcome {
  readonly roleId: number;
  /** Whether an application as an affiliate waits for a decision. */
  readonly isUnderReview: boolean;
}

export interface CompletedProfile extends ProfileOutcome {
  /** Whose it is. */
  readonly email: string;
}
