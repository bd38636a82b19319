import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { nodesOf, transitionsOf } from '#charts/chartRows.ts';
import { notificationsMachine } from '#machines/notificationsMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { eventsIn, readsEvent, statesIn } from './chartEvents.ts';

it('a chart is in its innermost states and those around them', () => {
  expect(statesIn(sessionMachine, { loggedIn: 'owner' })?.map(({ path }) => path)).toEqual([
    ['loggedIn', 'owner'],
    ['loggedIn'],
    [],
  ]);
});

it('a chart accepts what they accept, each way with its guard, and what the inner hides is not said', () => {
  const { sent, own } = eventsIn(statesIn(notificationsMachine, 'counting') ?? []);
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

it('each way is told in the order in which it is tried', () => {
  const { sent } = eventsIn(statesIn(sessionMachine, { loggedIn: 'owner' }) ?? []);
  const renewed = sent.find(({ event }) => event === 'person.renewed');
  expect(renewed?.ways.map(({ guard, to }) => [guard, to])).toEqual([
    ['isInAnotherRole', 'loggedIn.choosingRole'],
    ['-', 'loggedIn.choosingRole'],
  ]);
});

it('an event of one parallel region hides nothing of another', () => {
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
  const { sent } = eventsIn(statesIn(lights, { hall: 'off', stairs: 'off' }) ?? []);
  expect(sent.map(({ ways }) => ways.map(({ to }) => to))).toEqual([['hall.on', 'stairs.on']]);
});

it('knows no state of a chart that has changed since', () => {
  expect(statesIn(sessionMachine, 'nonsense')).toBeNull();
});

const readIn = (state: string) =>
  nodesOf(registrationMachine.root)
    .filter(({ path }) => path.join('.') === state)
    .flatMap(transitionsOf)
    .map((transition) => [transition.eventType, readsEvent(transition)]);

it('tells events with which something goes, to an action, a guard, or what is started', () => {
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

it('takes what an action is handed of the context alone for nothing', () => {
  expect(readIn('succeeded').filter(([type]) => type === 'address.changeWanted')).toEqual([
    ['address.changeWanted', false],
    ['address.changeWanted', true],
  ]);
});
