import { expect, it } from 'vitest';
import { joinRecipientOptions, type RecipientOption } from './joinRecipientOptions.ts';

const person = (label: string): RecipientOption => ({ value: label.toLowerCase(), label });
const [olive, kim, lou, ned] = [person('Olive'), person('Kim'), person('Lou'), person('Ned')] as const;

it('each recipient is listed once, the initial ones before those found', () => {
  expect(joinRecipientOptions([olive, kim], [], [lou, kim, ned, olive])).toEqual([olive, kim, lou, ned]);
});

it('a checked recipient keeps their place among those found', () => {
  expect(joinRecipientOptions([olive], [ned], [kim, ned, lou])).toEqual([olive, kim, ned, lou]);
});

it('checked recipients stay listed when another search finds others, or nobody', () => {
  expect(joinRecipientOptions([olive, kim], [ned, kim], [lou])).toEqual([olive, kim, ned, lou]);
  expect(joinRecipientOptions([olive, kim], [ned], [])).toEqual([olive, kim, ned]);
});
