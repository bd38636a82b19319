import { describeChart } from '#tests/charts/describeChart.ts';
import { outage } from '#tests/support/failures.ts';
import { linkRequestMachine } from './linkRequestMachine.ts';

describeChart('linkRequestMachine', {
  machine: linkRequestMachine,
  inputs: [
    { email: null, begin: 'asking' },
    { email: null, begin: 'ready' },
    { email: 'nora@diaz.example', begin: 'sent' },
  ],
  happenings: [
    { send: { type: 'address.submitted', email: 'nora@diaz.example' } },
    { send: { type: 'address.changeWanted' } },
    { send: { type: 'link.requested' } },
    { answer: 'requestLink', with: undefined },
    { fail: 'requestLink', with: outage },
    { wait: 60_000 },
  ],
  actors: ['requestLink'],
  passing: ['beginning'],
});
