import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { describeLogOut } from '#tests/charts/describeLogOut.ts';
import { connectionMachine } from './connectionMachine.ts';

const chart: ChartUnderTest = {
  machine: connectionMachine,
  happenings: [
    { send: { type: 'network.lost' } },
    { send: { type: 'network.found' } },
    { send: { type: 'gateway.failed' } },
    { send: { type: 'data.answered' } },
    { send: { type: 'person.left' } },
  ],
  actors: ['watchNetwork'],
  inputs: [{ isOnline: true }, { isOnline: false }],
  passing: ['starting'],
};

describeChart('connectionMachine', chart);
describeLogOut(chart, { event: 'person.left', states: ['connected', 'offline'] });
