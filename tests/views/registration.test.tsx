// @vitest-environment jsdom
import { hasRegistrationValues, type RegistrationDraftValues } from '#domain/registrationDraft.ts';
import { UserType } from '#domain/userType.ts';
import { outage } from '#tests/support/failures.ts';
import { nora, noraAnswers } from '#tests/support/registration.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, fill, go, inTurn, press, pressTwice, wait } from './happenings.ts';

/** Nora's draft: all her answers except the password. */
const draftOf = (userTypeId: number) => ({
  registrationDraft: { version: 1, savedAt: Date.now(), userTypeId, answers: noraAnswers },
});

describeViews('registration', {
  starts: () => [
    { address: '/register' },
    { address: '/register?step=details' },
    { address: '/register?step=payment' },
    { address: '/register?step=details', kept: draftOf(UserType.Client) },
    { address: '/register-affiliate' },
    { address: '/register-affiliate', kept: draftOf(UserType.Affiliate) },
    { address: '/register/success' },
    { address: '/register/success', locationState: { email: nora.email } },
  ],
  happenings: [
    inTurn(fill({ 'My business wants offers': true }), press('Continue')),
    fill({ 'First name': 'Nora' }),
    inTurn(fill({ Password: nora.password }), press('Create account')),
    press('Cancel'),
    press('Leave'),
    press('Keep editing'),
    press('Change'),
    press('Use a different email'),
    press('Resend email'),
    go('/register?step=details'),
    go('/register?step=payment'),
    go('/register/success'),
    answer('register'),
    fail('register', outage),
    inTurn(fill({ Email: nora.email }), press('Send a new link')),
    wait(60_000),
  ],
  distinguishBy: ({ userTypeId, answers }) => [
    userTypeId === UserType.Affiliate,
    hasRegistrationValues(answers as RegistrationDraftValues),
  ],
  headings: {
    'filling.type.choosing': 'Create your account, Step 1 of 2',
    'filling.type.confirmingCancel': 'Create your account, Step 1 of 2',
    'filling.details.editing': 'Create your account, Step 2 of 2',
    'filling.details.confirmingCancel': 'Create your account, Step 2 of 2',
    submitting: 'Create your account, Step 2 of 2',
    'succeeded / asking.typing': 'Check your email',
    'succeeded / asking.sending': 'Check your email',
    'succeeded / known.coolingDown': 'Check your email',
    'succeeded / known.ready': 'Check your email',
    'succeeded / known.sending': 'Check your email',
  },
  leadsTo: ['/'],
  extraPaths: {
    'submitting | registration.submitted | - | -': {
      start: { address: '/register?step=details', kept: draftOf(UserType.Client) },
      steps: [fill({ Password: nora.password }), pressTwice('Create account')],
    },
    // The person comes back while the landing page is loading.
    'cancelled | page.shown | - | -': {
      start: { address: '/register', arePagesSlow: true },
      steps: [press('Cancel'), go('/register?step=type')],
    },
  },
});
