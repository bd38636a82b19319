import { expect, it } from 'vitest';
import { nodesOf, transitionsOf } from '#charts/chartRows.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { readsEvent } from './readsEvent.ts';

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
