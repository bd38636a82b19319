import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { listStateNodes, listTransitions } from '#charts/chartRows.ts';
import { notificationsMachine } from '#machines/notificationsMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { listAcceptedEvents, readsEvent, listActiveStates } from './chartEvents.ts';

it('the active states of a chart are the innermost ones and their parents', () => {
  expect(listActiveStates(sessionMachine, { loggedIn: 'owner' })?.map(({ path }) => path)).toEqual([
    ['loggedIn', 'owner'],
    ['loggedIn'],
    [],
  ]);
});

it('the accepted events are those of the active states, without transitions that a child state overrides', () => {
  const { sent, own } = listAcceptedEvents(listActiveStates(notificationsMachine, 'counting') ?? []);
  expect(sent.map(({ event }) => event)).toEqual([
    'notice.raised',
    'notice.closed',
    'notices.held',
    'notices.dropped',
  ]);
  expect(sent.at(-1)?.ways.map(({ to }) => to)).toEqual(['empty']);
  expect(own.map(({ event, ways }) => [event, ways.map(({ to }) => to)])).toEqual([
    ['after nextEnd', ['deciding']],
  ]);
});

it('the transitions of an event are listed in the order of their evaluation', () => {
  const { sent } = listAcceptedEvents(listActiveStates(sessionMachine, { loggedIn: 'owner' }) ?? []);
  const renewed = sent.find(({ event }) => event === 'person.renewed');
  expect(renewed?.ways.map(({ guard, to }) => [guard, to])).toEqual([
    ['isInAnotherRole', 'loggedIn.choosingRole'],
    ['-', 'loggedIn.choosingRole'],
  ]);
});

it('a transition of one parallel region does not override those of another', () => {
  const lights = setup({}).createMachine({
    id: 'lights',
    type: 'parallel',
    on: { pressed: { actions: () => undefined } },
    states: Object.fromEntries(
      ['hall', 'stairs'].map((region) => [
        region,
        { initial: 'off', states: { off: { on: { pressed: 'on' } }, on: {} } },
      ]),
    ),
  });
  const { sent } = listAcceptedEvents(listActiveStates(lights, { hall: 'off', stairs: 'off' }) ?? []);
  expect(sent.map(({ ways }) => ways.map(({ to }) => to))).toEqual([['hall.on', 'stairs.on']]);
});

it('an unknown state of a changed chart has no active states', () => {
  expect(listActiveStates(sessionMachine, 'nonsense')).toBeNull();
});

const readIn = (state: string) =>
  listStateNodes(registrationMachine.root)
    .filter(({ path }) => path.join('.') === state)
    .flatMap(listTransitions)
    .map((transition) => [transition.eventType, readsEvent(transition)]);

it('an event has a payload if an action, a guard or an invoked actor reads it', () => {
  expect(readIn('filling.type.choosing')).toEqual([
    ['type.chosen', true],
    ['cancel.requested', false],
    ['cancel.requested', false],
  ]);
  expect(readIn('filling.details.editing')[0]).toEqual(['registration.submitted', true]);
  expect(readIn('succeeded').filter(([type]) => type === 'page.shown')).toEqual([
    ['page.shown', true],
    ['page.shown', true],
  ]);
});

it('an event has no payload if its action reads only the context', () => {
  expect(readIn('succeeded').filter(([type]) => type === 'address.changeWanted')).toEqual([
    ['address.changeWanted', false],
    ['address.changeWanted', true],
  ]);
});
