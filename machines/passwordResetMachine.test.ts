import { linkFaults } from '#domain/link.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { passwordResetMachine } from './passwordResetMachine.ts';

const refusals = [...Object.keys(linkFaults).map((code) => refusal(code)), outage];

describeChart('passwordResetMachine', {
  machine: passwordResetMachine,
  inputs: [
    { page: 'forgotPassword', hasLink: false, email: 'nora@diaz.example' },
    { page: 'resetPassword', hasLink: true, email: null },
    { page: 'resetPassword', hasLink: false, email: null },
  ],
  happenings: [
    { send: { type: 'page.shown' } },
    { send: { type: 'password.submitted', password: ' with spaces around it ' } },
    { send: { type: 'retry.pressed' } },
    { send: { type: 'link.requested' } },
    { send: { type: 'address.submitted', email: 'nora@diaz.example' } },
    { send: { type: 'address.changeWanted' } },
    { answer: 'checkLink', with: { email: 'nora@diaz.example' } },
    { answer: 'resetPassword', with: undefined },
    ...refusals.flatMap((failure) => [
      { fail: 'checkLink', with: failure },
      { fail: 'resetPassword', with: failure },
    ]),
  ],
  actors: ['checkLink', 'resetPassword', 'linkRequest'],
  passing: ['opening'],
});
