import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountConnectionLabels, accountConnectionSchema } from '#domain/accountConnection.ts';
import { callRequestLabels, callRequestSchema } from '#domain/callRequest.ts';
import { findCategoryFaults } from '#domain/categoryList.ts';
import { certificateLabels, certificateSchema } from '#domain/certificateForm.ts';
import { credentialsSchema } from '#domain/credentials.ts';
import { createEmailSchema } from '#domain/emailAddress.ts';
import { findListingFaults } from '#domain/listing.ts';
import { newPasswordSchema } from '#domain/newPassword.ts';
import { ownDetailsSchema, ownProfileLabels, passwordChangeSchema } from '#domain/ownProfile.ts';
import { createRequestFormSchema, productRequestLabels } from '#domain/productRequest.ts';
import { profileLabels, requiredFields, createProfileSchema } from '#domain/profile.ts';
import { createRegistrationSchema, registrationLabels } from '#domain/registration.ts';
import { invitationLabels, invitationSchema } from '#domain/team.ts';
import { timeZoneLabel } from '#domain/timeZone.ts';
import { UserType } from '#domain/userType.ts';
import {
  decisionFieldLabels,
  createApplicationDecisionSchema as applicationDecisionOf,
} from '#features/affiliateApplications/decisions.ts';
import { answerSchema } from '#features/affiliateHome/QuestionAnswerForm.tsx';
import { findMissingReasons } from '#features/customers/entitlementChanges.ts';
import { partnerRequestSchema } from '#features/missingPartners/PartnerRequestForm.tsx';
import { createRequestDecisionSchema as requestDecisionOf } from '#features/requestQueue/decisions.ts';
import { createUserActionSchema } from '#features/users/userActions.ts';

interface Form {
  /** Files of `src/features/` that render its fields. */
  readonly renderedBy: readonly string[];
  /** Messages of the form if it is empty. */
  readonly messages: readonly string[];
  /** Labels of the domain that the files use, by name. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Messages of a schema about each of these values. */
function messagesOf(schema: v.GenericSchema, ...values: readonly unknown[]): readonly string[] {
  return values.flatMap((value) => (v.safeParse(schema, value).issues ?? []).map(({ message }) => message));
}

const empty = { password: '', userTypeId: UserType.Client };
const step = { title: '', text: '' };
const links = { label: '', url: '', iosUrl: '', androidUrl: '' };
const page = { heading: '', summary: '', gets: '', audience: '', terms: '', shares: '' };
const listing = {
  categoryId: '',
  benefit: '',
  value: '',
  learnMoreUrl: '',
  checkedOn: '',
  endsOn: '',
  placement: 'SHOWN',
  words: '',
  pages: [
    {
      ...page,
      action: { kind: 'EXTERNAL', ...links },
      steps: [
        { ...step, action: { kind: 'APP', ...links } },
        { ...step, action: { kind: 'COUPON', ...links } },
      ],
    },
  ],
};

const forms: Readonly<Record<string, Form>> = {
  registration: {
    renderedBy: ['registration/DetailsStep.tsx', 'registration/DetailsFields.tsx'],
    labels: registrationLabels,
    messages: [UserType.Client, UserType.Affiliate].flatMap((userTypeId) =>
      messagesOf(createRegistrationSchema(userTypeId), { ...empty, userTypeId }),
    ),
  },
  profile: {
    renderedBy: ['profile/ProfileForm.tsx'],
    labels: profileLabels,
    messages: messagesOf(createProfileSchema(requiredFields), {}),
  },
  'new password': {
    renderedBy: ['passwordReset/NewPassword.tsx'],
    labels: registrationLabels,
    messages: messagesOf(newPasswordSchema, ''),
  },
  'own details': {
    renderedBy: ['ownProfile/OwnDetailsForm.tsx'],
    labels: ownProfileLabels,
    messages: messagesOf(ownDetailsSchema, {}),
  },
  'own password': {
    renderedBy: ['ownProfile/PasswordForm.tsx'],
    labels: ownProfileLabels,
    messages: messagesOf(passwordChangeSchema, {}),
  },
  'log-in': { renderedBy: ['logIn/LogInForm.tsx'], messages: messagesOf(credentialsSchema, {}) },
  'asking for a link': {
    renderedBy: ['linkRequest/LinkRequest.tsx'],
    messages: messagesOf(createEmailSchema('Email'), ''),
  },
  invitation: {
    renderedBy: ['settings/AddUserForm.tsx'],
    labels: invitationLabels,
    messages: messagesOf(invitationSchema, { role: 'user' }),
  },
  'invitation by an administrator': {
    renderedBy: ['customers/InviteUserForm.tsx'],
    labels: invitationLabels,
    messages: messagesOf(v.pick(invitationSchema, ['firstName', 'lastName', 'email', 'role']), {
      role: 'user',
    }),
  },
  certificate: {
    renderedBy: [
      'settings/useCertificateForm.ts',
      'settings/CertificateFormFields.tsx',
      'settings/RecipientsField.tsx',
    ],
    labels: certificateLabels,
    messages: messagesOf(certificateSchema, { type: '', remindDays: [], recipientIds: [] }),
  },
  'time zone': { renderedBy: ['settings/CompanyForms.tsx'], labels: { timeZoneLabel }, messages: [] },
  'account at a partner': {
    renderedBy: ['partnerPage/PartnerAccountForm.tsx'],
    labels: accountConnectionLabels,
    messages: messagesOf(accountConnectionSchema, {}),
  },
  call: {
    renderedBy: ['partnerPage/CallRequestForm.tsx'],
    labels: callRequestLabels,
    messages: messagesOf(callRequestSchema, {}),
  },
  'product request': {
    renderedBy: ['productRequests/ProductRequestForm.tsx'],
    labels: productRequestLabels,
    messages: messagesOf(createRequestFormSchema(['Lending']), { name: '', reason: '', mayContact: false }),
  },
  'asking for a partner': {
    renderedBy: ['missingPartners/PartnerRequestForm.tsx'],
    messages: messagesOf(partnerRequestSchema, {}),
  },
  'answer of an applicant': {
    renderedBy: ['affiliateHome/QuestionAnswerForm.tsx'],
    messages: messagesOf(answerSchema, {}),
  },
  'decision about an application': {
    renderedBy: ['affiliateApplications/ApplicationDecisionDialog.tsx', 'affiliateApplications/decisions.ts'],
    labels: decisionFieldLabels,
    messages: (['reason', 'question'] as const).flatMap((needs) =>
      messagesOf(applicationDecisionOf(needs), { words: '' }),
    ),
  },
  'decision about a product request': {
    renderedBy: ['requestQueue/RequestDecisionDialog.tsx', 'requestQueue/decisions.ts'],
    messages: messagesOf(requestDecisionOf('decline'), { reason: '', partnerId: '', into: '' }),
  },
  'move of a user': {
    renderedBy: ['users/UserActionDialog.tsx', 'users/userActions.ts'],
    messages: (['deactivate', 'changeRole'] as const).flatMap((move) =>
      messagesOf(createUserActionSchema(move, false), { reason: '', roleId: '', company: null }),
    ),
  },
  entitlements: {
    renderedBy: ['customers/entitlementChanges.ts', 'customers/createEntitlementColumns.tsx'],
    messages: [...findMissingReasons([{ partnerId: '1', granted: false, reason: null }]).values()],
  },
  offer: {
    renderedBy: ['OfferFields', 'PageFields'].map((file) => `catalog/${file}.tsx`),
    messages: findListingFaults(listing as Parameters<typeof findListingFaults>[0], {
      today: '2026-11-24',
      published: { endsOn: '' },
    }).map(({ message }) => message),
  },
  categories: {
    renderedBy: ['catalog/Categories.tsx'],
    labels: { 'categoryFieldLabel(index)': 'Category 1' },
    messages: findCategoryFaults([{ categoryId: '', name: '' }]).map(({ message }) => message),
  },
};

function read(file: string): string {
  return readFileSync(`src/features/${file}`, 'utf8');
}

/** Labels that people see: literals, and those from the domain. */
function labelsOf({ renderedBy, labels = {} }: Form): ReadonlySet<string> {
  const source = renderedBy.map(read).join('\n');
  const literals = [...source.matchAll(/\b(?:label|legend)="([^"]+)"/g)].map(([, label = '']) => label);
  const named = Object.entries(labels).flatMap(([name, label]) =>
    [`abels.${name}`, 'abels[', `label={${name}}`].some((use) => source.includes(use)) ? [label] : [],
  );
  return new Set([...literals, ...named].map((label) => label.replace(/ \(optional\)$/, '')));
}

describe('the messages of a form', () => {
  it.each(Object.entries(forms))('name each field by its label: %s', (_, form) => {
    const shown = labelsOf(form);
    const named = form.messages.flatMap((message) => /^Please enter (.+)$/.exec(message)?.[1] ?? []);
    expect([...shown]).toEqual(expect.arrayContaining(named));
    expect(named.length > 0).toBe(form.messages.length > 0);
  });

  it('are checked for every form, so add a new form to the list above', () => {
    const validation = /useValidatedForm\(|formMessages|requiredText\(|findCategoryFaults\(/;
    const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => validation.test(read(file)));
    const listed = new Set(Object.values(forms).flatMap(({ renderedBy }) => renderedBy));
    // The step that asks for the type has its own message (screens 2.3).
    expect(files.filter((file) => !listed.has(file))).toEqual(['registration/TypeStep.tsx']);
  });
});
