import { describeChart } from '#tests/charts/describeChart.ts';
import { connectionMachine } from './connectionMachine.ts';

describeChart('connectionMachine', {
  machine: connectionMachine,
  happenings: [
    { send: { type: 'network.lost' } },
    { send: { type: 'network.found' } },
    { send: { type: 'gateway.failed' } },
    { send: { type: 'data.answered' } },
    { send: { type: 'person.left' } },
  ],
  inputs: [{ isOnline: true }, { isOnline: false }],
  passing: ['starting'],
});
