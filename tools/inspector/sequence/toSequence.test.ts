import { expect, it } from 'vitest';
import type { EffectCall, Participant, RecordedStep } from '#inspector/messages.ts';
import type { WatchedTab } from '#inspector/watched.ts';
import { toSequence } from './toSequence.ts';

const app: Participant = { lifeline: 'x:0', name: 'app', isEffect: false };
const session: Participant = { lifeline: 'x:1', name: 'session', isEffect: false };
const logIn: Participant = { lifeline: 'x:1 logIn', name: 'logIn', isEffect: true };

function step(
  number: number,
  sender: Participant | null,
  to: Participant,
  type: string,
  taken: Partial<RecordedStep> = {},
): RecordedStep {
  const states = { from: 'idle', to: 'idle', isTaken: true, ...taken };
  return {
    number,
    actor: to.lifeline,
    chart: to.name,
    sender,
    type,
    payload: {},
    at: number,
    took: 0,
    ...states,
  };
}

const call: EffectCall = { number: 2, sender: session, receiver: logIn, type: 'xstate.init', at: 2 };
const running = [app, session].map(({ lifeline, name }) => ({
  actor: lifeline,
  id: name,
  chart: name,
  parent: null,
  status: 'active' as const,
  value: 'idle',
  state: 'idle',
  context: null,
  taken: [],
}));

const tab = (steps: readonly RecordedStep[], calls: readonly EffectCall[]): WatchedTab => ({
  tab: 'first',
  path: '/',
  charts: running,
  steps,
  calls,
  clearedTo: 0,
});

const steps = [
  step(1, null, session, 'logIn.submitted', { to: 'loggingIn' }),
  step(4, session, app, 'session.began'),
  step(3, logIn, session, 'xstate.done.actor.logIn', { from: 'loggingIn', to: 'loggedIn' }),
  step(5, null, app, 'nonsense', { isTaken: false }),
];

it('the sequence diagram shows all messages in order of time, with the effects of a chart beside it', () => {
  const { lifelines, messages, leftOut } = toSequence(tab(steps, [call]), '');
  const names = lifelines.map(({ name }) => name);
  expect(names).toEqual(['page', 'app', 'session', 'logIn']);
  expect(messages.map(({ from, event, to, state }) => [names[from], event, names[to], state])).toEqual([
    ['page', 'logIn.submitted', 'session', 'loggingIn'],
    ['session', 'starts', 'logIn', null],
    ['logIn', 'done logIn', 'session', 'loggedIn'],
    ['session', 'session.began', 'app', null],
    ['page', 'nonsense', 'app', null],
  ]);
  expect(messages.map(({ isTaken }) => isTaken)).toEqual([true, true, true, true, false]);
  expect(leftOut).toBe(0);
});

it('the sequence diagram of one chart shows its sent and received messages', () => {
  const { lifelines, messages } = toSequence(tab(steps, [call]), 'app');
  expect(messages.map(({ event }) => event)).toEqual(['session.began', 'nonsense']);
  expect(lifelines.map(({ name }) => name)).toEqual(['page', 'app', 'session']);
});

it('the sequence diagram shows the newest 60 messages, and counts the others', () => {
  const many = Array.from({ length: 100 }, (_, index) => step(index + 1, null, app, 'page.visited'));
  const { messages, leftOut } = toSequence(tab(many, []), '');
  expect([messages.length, messages.at(0)?.number, messages.at(-1)?.number, leftOut]).toEqual([
    60, 41, 100, 40,
  ]);
});
