import * as v from 'valibot';
import { personLabels } from './personLabels.ts';
import { marketplaceAffiliateId } from './affiliate.ts';
import { createEmailSchema } from './emailAddress.ts';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { easyToGuessMessage, isOwnName, newPasswordSchema } from './newPassword.ts';
import { partnerOfPage } from './partner.ts';
import { createOptionalPhoneSchema, createPhoneSchema } from './phone.ts';
import type { RegistrationDraftValues } from './registrationDraft.ts';
import { optionalUrl, requiredName } from './textFields.ts';
import { UserType, type UserTypeId } from './userType.ts';

export const referrerLabel = 'Who referred you?';

/** Labels of the registration form (screens 2.3); messages use them as well. */
export const registrationLabels = {
  ...personLabels,
  companyName: 'Company name',
  password: 'Password',
  website: 'Website',
  sponsorId: 'Referred by (affiliate ID)',
  heardFrom: 'How did you hear about us?',
} as const;

export const heardFromChoices = [
  'Search engine',
  'Another firm',
  'A partner company',
  'An affiliate',
  'Social media',
  'An event',
  'Other',
] as const;

const pleaseAccept = 'Accept the Terms of Service and Privacy Policy to continue';

/** Checks the id of a sponsor (an affiliate), given as a text or a number; the marketplace's id if empty. */
const sponsorSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((id) => String(id).trim()),
  v.regex(/^\d{0,9}$/, formMessages.notValid(registrationLabels.sponsorId, 'number')),
  v.transform((id) => (id === '' ? marketplaceAffiliateId : Number(id))),
);

/** Checks the id of a sponsor, or else the name of the sponsor's business; the marketplace's id if empty. */
const referrerSchema = v.pipe(
  v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  v.transform((referrer) => referrer.trim()),
  v.maxLength(limits.companyNameLength, formMessages.tooLong('The name', limits.companyNameLength)),
  v.transform((referrer) => {
    if (referrer === '') return marketplaceAffiliateId;
    return /^\d{1,9}$/.test(referrer) ? Number(referrer) : referrer;
  }),
);

export const termsSchema = v.pipe(v.optional(v.boolean(pleaseAccept), false), v.literal(true, pleaseAccept));

const answers = {
  firstName: requiredName(registrationLabels.firstName, limits.personNameLength),
  lastName: requiredName(registrationLabels.lastName, limits.personNameLength),
  companyName: requiredName(registrationLabels.companyName, limits.companyNameLength),
  email: createEmailSchema(registrationLabels.email),
  password: newPasswordSchema,
  heardFrom: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((choice) => choice || null),
    v.nullable(
      v.picklist(heardFromChoices, formMessages.notOneOf(registrationLabels.heardFrom, heardFromChoices)),
    ),
  ),
  /** Path of the partner's page that led to the registration; null for any other path. */
  wantedPath: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((path) => (partnerOfPage(path) ? path : null)),
  ),
  terms: termsSchema,
  offerNews: v.nullish(v.boolean(), false),
};

const isNoOwnName = ({ password, ...owner }: Record<'email' | 'companyName' | 'password', string>) =>
  !isOwnName(password, owner);

const clientRegistrationSchema = v.pipe(
  v.object({
    userTypeId: v.literal(UserType.Client),
    ...answers,
    phone: createPhoneSchema(registrationLabels.phone),
    sponsorId: referrerSchema,
  }),
  v.forward(v.partialCheck([['email'], ['companyName'], ['password']], isNoOwnName, easyToGuessMessage), [
    'password',
  ]),
);

const affiliateRegistrationSchema = v.pipe(
  v.object({
    userTypeId: v.literal(UserType.Affiliate),
    ...answers,
    phone: createOptionalPhoneSchema(registrationLabels.phone),
    website: optionalUrl(registrationLabels.website),
    sponsorId: sponsorSchema,
  }),
  v.forward(v.partialCheck([['email'], ['companyName'], ['password']], isNoOwnName, easyToGuessMessage), [
    'password',
  ]),
);

/** Checks a registration of either type (screens 2.3), in browser and server. */
export const registrationSchema = v.variant(
  'userTypeId',
  [clientRegistrationSchema, affiliateRegistrationSchema],
  'Select how you will use the marketplace',
);

export type Registration = v.InferOutput<typeof registrationSchema>;

export type RegistrationFormValues = RegistrationDraftValues & { userTypeId: UserTypeId; password: string };

export function createRegistrationSchema(userTypeId: UserTypeId) {
  const schema = userTypeId === UserType.Affiliate ? affiliateRegistrationSchema : clientRegistrationSchema;
  return schema as unknown as v.GenericSchema<RegistrationFormValues, Registration>;
}
