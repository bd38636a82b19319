// @vitest-environment jsdom
import { outage } from '#tests/support/failures.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, fill, inTurn, press, pressTwice, wait } from './happenings.ts';

describeViews('linkRequest', {
  starts: () => [
    { address: '/register/success' },
    { address: '/register/success', locationState: { email: 'nora@diaz.example' } },
    { address: '/verification', locationState: { email: 'nora@diaz.example' } },
  ],
  happenings: [
    inTurn(fill({ Email: 'nora@diaz.example' }), press('Send a new link')),
    press('Send a new link'),
    press('Send another link'),
    press('Resend email'),
    press('Use a different email'),
    answer('requestVerification'),
    fail('requestVerification', outage),
    wait(60_000),
  ],
  distinguishBy: ({ begin, sendings }) => [begin, Math.min(Number(sendings), 1)],
  headings: {
    'succeeded / asking.typing': 'Check your email',
    'succeeded / asking.sending': 'Check your email',
    'succeeded / known.ready': 'Check your email',
    'succeeded / known.sending': 'Check your email',
    'succeeded / known.coolingDown': 'Check your email',
    'unconfirmed / known.ready': 'Confirm your email first',
    'unconfirmed / known.sending': 'Confirm your email first',
    'unconfirmed / known.coolingDown': 'Confirm your email first',
  },
  extraPaths: {
    'asking.sending | address.submitted | - | -': {
      start: { address: '/register/success' },
      steps: [fill({ Email: 'nora@diaz.example' }), pressTwice('Send a new link')],
    },
  },
  leadsTo: [],
});
