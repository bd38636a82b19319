// @vitest-environment jsdom
import { outage, refusal } from '#tests/support/failures.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, fill, inTurn, press, pressTwice, wait } from './happenings.ts';

const refusals = [refusal('LINK_INVALID'), refusal('LINK_EXPIRED'), outage];

describeViews('passwordReset', {
  starts: () => [
    { address: '/forgot-password' },
    { address: '/reset-password?token=of-the-mail' },
    { address: '/reset-password' },
  ],
  happenings: [
    inTurn(fill({ Email: 'nora@diaz.example' }), press('Send link')),
    press('Resend email'),
    press('Use a different email'),
    press('Back to log in'),
    inTurn(fill({ Password: 'a new roof before winter' }), press('Save password')),
    press('Try again'),
    press('Send a new link'),
    wait(60_000),
    answer('passwordResetLink', { maskedEmail: 'n•••@diaz.example' }),
    answer('resetPassword'),
    ...refusals.flatMap((failure) => [fail('passwordResetLink', failure), fail('resetPassword', failure)]),
    ...['requestPasswordReset', 'renewLink'].flatMap((name) => [answer(name), fail(name, outage)]),
  ],
  headings: {
    'requesting / asking.typing': 'Reset your password',
    'requesting / asking.sending': 'Reset your password',
    'requesting / known.ready': 'Check your email',
    'requesting / known.sending': 'Check your email',
    'requesting / known.coolingDown': 'Check your email',
    checking: 'Create a new password',
    choosing: 'Create a new password',
    saving: 'Create a new password',
    failed: "We couldn't check your link",
    incomplete: "This link isn't complete",
    'over / known.ready': 'This link can no longer be used',
    'over / known.sending': 'This link can no longer be used',
    'over / known.coolingDown': 'This link can no longer be used',
  },
  extraPaths: {
    'saving | password.submitted | - | -': {
      start: { address: '/reset-password?token=of-the-mail' },
      steps: [
        answer('passwordResetLink', { maskedEmail: 'n•••@diaz.example' }),
        fill({ Password: 'a new roof before winter' }),
        pressTwice('Save password'),
      ],
    },
  },
  leadsTo: ['/forgot-password', '/login', '/login?reset=1'],
});
