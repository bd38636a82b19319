import { describe, expect, it } from 'vitest';
import { describeChange, describeValue } from './auditWords.ts';

describe('a value of the audit log', () => {
  it.each([
    ['state', '"inReview"', 'In review'],
    ['state', '"infoRequested"', 'Information requested'],
    ['status', '"deactivated"', 'Deactivated'],
    ['mergedIntoId', '10', 'PR-000010'],
    ['note', '"inReview"', 'inReview'],
    ['from', '"2026-02-01"', '02/01/2026'],
    ['partners', '["QXO","PPG"]', 'QXO, PPG'],
    ['partners', '[]', 'nothing'],
    ['roleIds', '["2","3"]', 'Owner, User'],
    ['note', null, 'nothing'],
  ])('with the name %s and the value %s reads %s', (name, value, words) => {
    expect(describeValue(name, value)).toBe(words);
  });
});

it.each([
  ['"a"', '"b"', 'a → b'],
  ['"loan\\ncredit"', '"loan\\ncredit\\nfunding"', 'added “funding”'],
  ['"loan\\ncredit"', '"loan\\ndebt"', 'added “debt”; removed “credit”'],
])('a change from %s to %s reads %s', (before, after, words) => {
  expect(describeChange('Search words', before, after)).toBe(words);
});
