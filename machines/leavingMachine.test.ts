import { describeChart } from '#tests/charts/describeChart.ts';
import { leavingMachine } from './leavingMachine.ts';

describeChart('leavingMachine', {
  machine: leavingMachine,
  inputs: [{ work: 'none' }, { work: 'unsaved' }],
  happenings: [
    { send: { type: 'work.changed', work: 'none' } },
    { send: { type: 'work.changed', work: 'unsaved' } },
    { send: { type: 'work.changed', work: 'questioned' } },
    { send: { type: 'work.changed', work: 'sending' } },
    { send: { type: 'leaving.wanted' } },
    { send: { type: 'leaving.confirmed' } },
    { send: { type: 'leaving.declined' } },
  ],
  distinguishBy: ({ work }) => work,
});
