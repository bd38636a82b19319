import { expect, it } from 'vitest';
import { recipientOptions, type Recipient } from './recipientOptions.ts';

const person = (label: string): Recipient => ({ value: label.toLowerCase(), label });
const [olive, kim, lou, ned] = [person('Olive'), person('Kim'), person('Lou'), person('Ned')] as const;

it('each recipient is listed once, the initial ones before those found', () => {
  expect(recipientOptions([olive, kim], [], [lou, kim, ned, olive])).toEqual([olive, kim, lou, ned]);
});

it('a checked recipient keeps their place among those found', () => {
  expect(recipientOptions([olive], [ned], [kim, ned, lou])).toEqual([olive, kim, ned, lou]);
});

it('checked recipients stay listed when another search finds others, or nobody', () => {
  expect(recipientOptions([olive, kim], [ned, kim], [lou])).toEqual([olive, kim, ned, lou]);
  expect(recipientOptions([olive, kim], [ned], [])).toEqual([olive, kim, ned]);
});
