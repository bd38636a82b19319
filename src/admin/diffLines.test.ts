import { expect, it } from 'vitest';
import { diffLines } from './diffLines.ts';

it.each([
  ['loan\ncredit', 'loan\ncredit\nfunding', { removed: [], added: ['funding'] }],
  ['loan\ncredit', 'loan\ndebt', { removed: ['credit'], added: ['debt'] }],
  ['loan\ncredit', 'credit\nloan', null],
  ['one line', 'another', null],
  ['', 'loan\ncredit', null],
])('the changed lines from %j to %j are %j', (before, after, changes) => {
  expect(diffLines(before, after)).toEqual(changes);
});
