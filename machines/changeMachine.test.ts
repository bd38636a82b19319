import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { ChangeOutcome, RowChange } from '#domain/settings.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { insurance, priya } from '#tests/support/account.ts';
import { outage } from '#tests/support/failures.ts';
import { changeMachine } from './changeMachine.ts';
import { effect } from './port.ts';

const promotion: RowChange = { member: priya, kind: 'role', role: 'owner' };
const resending: RowChange = { member: priya, kind: 'resend' };
const deletion: RowChange = { certificate: insurance, kind: 'delete' };
const theirs = { ...priya, version: 4 };
const link = { url: 'https://lintel.example/invited', endsAt: '2026-11-29T15:00:00Z' };

describeChart('changeMachine', {
  machine: changeMachine,
  inputs: [promotion, resending, deletion],
  happenings: [
    { send: { type: 'change.confirmed' } },
    { send: { type: 'change.declined' } },
    { send: { type: 'own.kept' } },
    { send: { type: 'link.taken' } },
    { answer: 'makeChange', with: { kind: 'made' } },
    { answer: 'makeChange', with: { kind: 'linkMade', link } },
    { answer: 'makeChange', with: { kind: 'conflict', row: theirs } },
    { answer: 'makeChange', with: { kind: 'conflict', row: { ...insurance, version: 7 } } },
    { fail: 'makeChange', with: outage },
  ],
  actors: ['makeChange', 'link'],
  passing: ['beginning'],
});

/** Starts a change whose calls have these outcomes, one after the other. */
function start(input: RowChange, ...outcomes: (ChangeOutcome | 'outage')[]) {
  const made: RowChange[] = [];
  const makeChange = effect<ChangeOutcome, RowChange>(async (change) => {
    made.push(change);
    const outcome = outcomes[made.length - 1] ?? 'outage';
    if (outcome === 'outage') throw outage;
    return outcome;
  });
  const actor = createActor(changeMachine.provide({ actors: { makeChange } }), { input }).start();
  return { actor, made, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

describe('a change of a row', () => {
  it.each<[RowChange['kind'], string, RowChange]>([
    ['deactivate', 'asked', { member: priya, kind: 'deactivate' }],
    ['link', 'asked', { member: priya, kind: 'link' }],
    ['reactivate', 'making', { member: priya, kind: 'reactivate' }],
    ['delete', 'asked', { certificate: insurance, kind: 'delete' }],
    ['snooze', 'making', { certificate: insurance, kind: 'snooze' }],
    ['stop', 'making', { certificate: insurance, kind: 'stop' }],
    ['resume', 'making', { certificate: insurance, kind: 'resume' }],
  ])('of kind %s begins in the state %s', (_kind, state, change) => {
    const { actor } = start(change);
    expect(actor.getSnapshot().value).toBe(state);
  });

  it('is made to the newer version if the person confirms it in a conflict', async () => {
    const { actor, made, settled } = start(promotion, { kind: 'conflict', row: theirs }, { kind: 'made' });
    actor.send({ type: 'change.confirmed' });
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.change]).toEqual(['conflicted', { ...promotion, member: theirs }]);
    actor.send({ type: 'own.kept' });
    expect(await toPromise(actor)).toEqual({ ...promotion, member: theirs });
    expect(made).toEqual([promotion, { ...promotion, member: theirs }]);
  });

  it('asks for confirmation after a failure, even if it did not before', async () => {
    const { actor, settled } = start(resending, 'outage', { kind: 'made' });
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure]).toEqual(['asked', outage]);
    actor.send({ type: 'change.confirmed' });
    expect(await toPromise(actor)).toEqual(resending);
  });

  it('is not made if it is declined', async () => {
    const { actor, made } = start(promotion);
    actor.send({ type: 'change.declined' });
    expect(await toPromise(actor)).toBeNull();
    expect(made).toEqual([]);
  });
});
