import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountConnectionLabels, accountConnectionSchema } from '#domain/accountConnection.ts';
import { callRequestLabels, callRequestSchema } from '#domain/callRequest.ts';
import { categoryFaults } from '#domain/categoryList.ts';
import { certificateLabels, certificateSchema } from '#domain/certificateForm.ts';
import { credentialsSchema } from '#domain/credentials.ts';
import { emailSchema } from '#domain/emailAddress.ts';
import { listingFaults } from '#domain/listing.ts';
import { newPasswordSchema } from '#domain/newPassword.ts';
import { ownDetailsSchema, ownProfileLabels, passwordChangeSchema } from '#domain/ownProfile.ts';
import { productRequestFormSchemaOf, productRequestLabels } from '#domain/productRequest.ts';
import { profileLabels, profileParts, profileSchema } from '#domain/profile.ts';
import { registrationFormSchema, registrationLabels } from '#domain/registration.ts';
import { invitationLabels, invitationSchema } from '#domain/team.ts';
import { timeZoneLabel } from '#domain/timeZone.ts';
import { UserType } from '#domain/userType.ts';
import {
  decisionLabels,
  decisionSchemaOf as applicationDecisionOf,
} from '#features/affiliateApplications/decisions.ts';
import { answerSchema } from '#features/affiliateHome/QuestionForm.tsx';
import { missingReasons } from '#features/customers/entitlementChanges.ts';
import { partnerRequestSchema } from '#features/missingPartners/AskForPartnerForm.tsx';
import { decisionSchemaOf as requestDecisionOf } from '#features/requestQueue/decisions.ts';
import { actionSchemaOf } from '#features/users/userActions.ts';

interface Form {
  /** Files of `src/features/` that draw its fields. */
  readonly drawnBy: readonly string[];
  /** Everything the form says about an empty one. */
  readonly said: readonly string[];
  /** Labels that the files take from the domain by their names. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Reads the messages of a schema about each of these values. */
function saidBy(schema: v.GenericSchema, ...values: readonly unknown[]): readonly string[] {
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
    drawnBy: ['registration/DetailsStep.tsx', 'registration/DetailsFields.tsx'],
    labels: registrationLabels,
    said: [UserType.Client, UserType.Affiliate].flatMap((userTypeId) =>
      saidBy(registrationFormSchema(userTypeId), { ...empty, userTypeId }),
    ),
  },
  profile: {
    drawnBy: ['profile/ProfileForm.tsx'],
    labels: profileLabels,
    said: saidBy(profileSchema(profileParts), {}),
  },
  'new password': {
    drawnBy: ['passwordReset/NewPassword.tsx'],
    labels: registrationLabels,
    said: saidBy(newPasswordSchema, ''),
  },
  'own details': {
    drawnBy: ['ownProfile/OwnDetailsForm.tsx'],
    labels: ownProfileLabels,
    said: saidBy(ownDetailsSchema, {}),
  },
  'own password': {
    drawnBy: ['ownProfile/PasswordForm.tsx'],
    labels: ownProfileLabels,
    said: saidBy(passwordChangeSchema, {}),
  },
  'log-in': { drawnBy: ['logIn/LogInForm.tsx'], said: saidBy(credentialsSchema, {}) },
  'asking for a link': { drawnBy: ['linkRequest/LinkRequest.tsx'], said: saidBy(emailSchema('Email'), '') },
  invitation: {
    drawnBy: ['settings/AddUser.tsx'],
    labels: invitationLabels,
    said: saidBy(invitationSchema, { role: 'USER' }),
  },
  'invitation by an administrator': {
    drawnBy: ['customers/InviteUser.tsx'],
    labels: invitationLabels,
    said: saidBy(v.pick(invitationSchema, ['firstName', 'lastName', 'email', 'role']), { role: 'USER' }),
  },
  certificate: {
    drawnBy: [
      'settings/useCertificateForm.ts',
      'settings/CertificateFacts.tsx',
      'settings/RecipientsField.tsx',
    ],
    labels: certificateLabels,
    said: saidBy(certificateSchema, { type: '', remindDays: [], recipientIds: [] }),
  },
  'time zone': { drawnBy: ['settings/CompanyForms.tsx'], labels: { timeZoneLabel }, said: [] },
  'account at a partner': {
    drawnBy: ['partnerPage/AccountForm.tsx'],
    labels: accountConnectionLabels,
    said: saidBy(accountConnectionSchema, {}),
  },
  call: {
    drawnBy: ['partnerPage/CallRequestForm.tsx'],
    labels: callRequestLabels,
    said: saidBy(callRequestSchema, {}),
  },
  'product request': {
    drawnBy: ['productRequests/ProductForm.tsx'],
    labels: productRequestLabels,
    said: saidBy(productRequestFormSchemaOf(['Lending']), { name: '', reason: '', mayContact: false }),
  },
  'asking for a partner': {
    drawnBy: ['missingPartners/AskForPartnerForm.tsx'],
    said: saidBy(partnerRequestSchema, {}),
  },
  'answer of an applicant': {
    drawnBy: ['affiliateHome/QuestionForm.tsx'],
    said: saidBy(answerSchema, {}),
  },
  'decision about an application': {
    drawnBy: ['affiliateApplications/ApplicationDecision.tsx', 'affiliateApplications/decisions.ts'],
    labels: decisionLabels,
    said: (['reason', 'question'] as const).flatMap((needs) =>
      saidBy(applicationDecisionOf(needs), { words: '' }),
    ),
  },
  'decision about a product request': {
    drawnBy: ['requestQueue/RequestDecision.tsx', 'requestQueue/decisions.ts'],
    said: saidBy(requestDecisionOf('decline'), { reason: '', partnerId: '', into: '' }),
  },
  'move of a user': {
    drawnBy: ['users/UserAction.tsx', 'users/userActions.ts'],
    said: (['deactivate', 'changeRole'] as const).flatMap((move) =>
      saidBy(actionSchemaOf(move, false), { reason: '', roleId: '', company: null }),
    ),
  },
  entitlements: {
    drawnBy: ['customers/entitlementChanges.ts', 'customers/entitlementColumns.tsx'],
    said: [...missingReasons([{ partnerId: '1', granted: false, reason: null }]).values()],
  },
  offer: {
    drawnBy: ['OfferFields', 'PageFields'].map((file) => `catalogue/${file}.tsx`),
    said: listingFaults(listing as Parameters<typeof listingFaults>[0], {
      today: '2026-11-24',
      published: { endsOn: '' },
    }).map(({ message }) => message),
  },
  categories: {
    drawnBy: ['catalogue/Categories.tsx'],
    labels: { 'categoryLabel(index)': 'Category 1' },
    said: categoryFaults([{ categoryId: '', name: '' }]).map(({ message }) => message),
  },
};

function read(file: string): string {
  return readFileSync(`src/features/${file}`, 'utf8');
}

/** The labels that people see: literals, and those that are taken from the domain. */
function shownBy({ drawnBy, labels = {} }: Form): ReadonlySet<string> {
  const source = drawnBy.map(read).join('\n');
  const literals = [...source.matchAll(/\b(?:label|legend)="([^"]+)"/g)].map(([, label = '']) => label);
  const named = Object.entries(labels).flatMap(([name, label]) =>
    [`abels.${name}`, 'abels[', `label={${name}}`].some((use) => source.includes(use)) ? [label] : [],
  );
  return new Set([...literals, ...named].map((label) => label.replace(/ \(optional\)$/, '')));
}

describe('messages name a field as people see it', () => {
  it.each(Object.entries(forms))('%s', (_, form) => {
    const shown = shownBy(form);
    const named = form.said.flatMap((message) => /^Please enter (.+)$/.exec(message)?.[1] ?? []);
    expect([...shown]).toEqual(expect.arrayContaining(named));
    expect(named.length > 0).toBe(form.said.length > 0);
  });

  it('in every form: whoever adds one adds it here', () => {
    const asking = /useValidatedForm\(|formMessages|requiredText\(|categoryFaults\(/;
    const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => asking.test(read(file)));
    const drawn = new Set(Object.values(forms).flatMap(({ drawnBy }) => drawnBy));
    // The choice of a type is asked for in words of its own (screens 2.3).
    expect(files.filter((file) => !drawn.has(file))).toEqual(['registration/TypeStep.tsx']);
  });
});
