import { expect, it } from 'vitest';
import { describeChart } from '#tests/charts/describeChart.ts';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { effect } from './port.ts';
import { verificationMachine, type VerificationResult } from './verificationMachine.ts';

describeChart('verificationMachine', {
  machine: verificationMachine,
  inputs: [
    { hasLink: true, email: null },
    { hasLink: false, email: 'nora@diaz.example' },
    { hasLink: false, email: null },
  ],
  happenings: [
    { send: { type: 'page.shown' } },
    { send: { type: 'confirm.pressed' } },
    { send: { type: 'link.requested' } },
    { answer: 'verifyEmail', with: { profileTicket: null } },
    { answer: 'verifyEmail', with: { profileTicket: 'a ticket' } },
    ...[
      'LINK_EXPIRED',
      'LINK_USED',
      'LINK_SUPERSEDED',
      'LINK_INVALID',
      'INVITATION_EXPIRED',
      'INVITATION_SUPERSEDED',
    ].map((code) => ({
      fail: 'verifyEmail',
      with: refusal(code),
    })),
    { fail: 'verifyEmail', with: outage },
    { wait: 3_000 },
  ],
  actors: ['verifyEmail', 'linkRequest', 'invitationRequest'],
  passing: ['opening'],
});

it('the verification passes the ticket to the next page, and does not keep it', async () => {
  const { child, sent } = startUnderParent(
    verificationMachine.provide({
      actors: {
        verifyEmail: effect<VerificationResult>(() => Promise.resolve({ profileTicket: 'a ticket' })),
      },
    }),
    { input: { hasLink: true, email: null } },
  );
  await expect
    .poll(() => sent)
    .toEqual([
      {
        type: 'step.wanted',
        address: '/complete-profile',
        replace: true,
        locationState: { secret: 'a ticket' },
      },
    ]);
  expect(JSON.stringify((child.getSnapshot() as { context: unknown }).context)).not.toContain('a ticket');
});
