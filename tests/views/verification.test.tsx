// @vitest-environment jsdom
import { outage, refusal } from '#tests/support/failures.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, press, wait } from './happenings.ts';

describeViews('verification', {
  starts: () => [
    { address: '/verification?token=of-the-mail' },
    { address: '/verification', locationState: { email: 'nora@diaz.example' } },
    { address: '/verification' },
  ],
  happenings: [
    press('Confirm my email'),
    press('Try again'),
    press('Send a new link'),
    press('Send another link'),
    press('Ask for a new invitation'),
    press('Ask again'),
    press('Log in'),
    answer('verifyEmail', { profileTicket: null }),
    answer('verifyEmail', { profileTicket: 'a ticket' }),
    ...[
      'LINK_EXPIRED',
      'LINK_USED',
      'LINK_SUPERSEDED',
      'LINK_INVALID',
      'INVITATION_EXPIRED',
      'INVITATION_SUPERSEDED',
    ].map((code) => fail('verifyEmail', refusal(code))),
    fail('verifyEmail', outage),
    ...['renewLink', 'requestVerification', 'requestInvitation'].flatMap((name) => [
      answer(name),
      fail(name, outage),
    ]),
    wait(3_000),
    wait(60_000),
  ],
  headings: {
    'confirming.quick': 'Verifying your account',
    'confirming.slow': 'Verifying your account',
    confirmed: 'Your email is confirmed',
    used: 'This email is already confirmed',
    'superseded / known.ready': 'There is a newer link',
    'superseded / known.sending': 'There is a newer link',
    'superseded / known.coolingDown': 'There is a newer link',
    incomplete: "This link isn't complete",
    failed: "We couldn't confirm your email",
    'expired / known.ready': 'This link has expired',
    'expired / known.sending': 'This link has expired',
    'expired / known.coolingDown': 'This link has expired',
    'invitationOver / known.ready': 'This link can no longer be used',
    'invitationOver / known.sending': 'This link can no longer be used',
    'invitationOver / known.coolingDown': 'This link can no longer be used',
    'unconfirmed / known.ready': 'Confirm your email first',
    'unconfirmed / known.sending': 'Confirm your email first',
    'unconfirmed / known.coolingDown': 'Confirm your email first',
  },
  leadsTo: ['/complete-profile', '/login'],
});
