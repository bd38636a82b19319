import { describeChart } from '#tests/charts/describeChart.ts';
import { outage } from '#tests/support/failures.ts';
import { decisionMachine, type DecidableRow } from './decisionMachine.ts';

const first: DecidableRow = { id: '1', version: 1, decisions: ['plan', 'decline'] };
const second: DecidableRow = { id: '2', version: 4, decisions: ['decline'] };
const third: DecidableRow = { id: '3', version: 2, decisions: ['plan'] };

describeChart('decisionMachine', {
  machine: decisionMachine,
  inputs: [{ rows: [first, second, third] }],
  happenings: [
    { send: { type: 'decision.asked', decision: 'decline' } },
    { send: { type: 'decision.confirmed', sent: 'Too far.' } },
    { send: { type: 'decision.cancelled' } },
    { send: { type: 'rows.shown', rows: [{ ...first, version: 2 }, second, third] } },
    { send: { type: 'rows.shown', rows: [third] } },
    // One of the two rows still allows the decision.
    { send: { type: 'rows.shown', rows: [first, { ...second, version: 5, decisions: [] }, third] } },
    // A row outside the question allows the decision now.
    { send: { type: 'rows.shown', rows: [{ ...third, version: 3, decisions: ['decline'] }, first, second] } },
    { answer: 'decide', with: [{ problem: null }, { problem: 'Too late' }] },
    { answer: 'decide', with: [{ problem: 'Too late' }, { problem: null }] },
    { answer: 'decide', with: [{ problem: 'Too late' }, { problem: 'Too late' }] },
    { fail: 'decide', with: outage },
  ],
  distinguishBy: ({ rows }) => (rows as readonly DecidableRow[]).map(({ id, version }) => [id, version]),
  actors: ['decide'],
});
