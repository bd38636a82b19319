import { describe, expect, it } from 'vitest';
import type { SearchEverythingQuery } from '#graphql/adminHooks.ts';
import { groupSearchMatches, describeMatchCounts } from './findings.ts';

type Found = SearchEverythingQuery['searchEverything'];

const none: Found = {
  users: { total: 0, isCut: false, rows: [] },
  customers: { total: 0, isCut: false, rows: [] },
  partners: { total: 0, rows: [] },
  requests: { total: 0, rows: [] },
};

describe('the results of a search over everything', () => {
  it('leave out kinds without a result', () => {
    expect(groupSearchMatches(none, 'x')).toEqual([]);
    expect(describeMatchCounts([])).toBe('');
  });

  it('link to the record, and to the list of all matches', () => {
    const [customers] = groupSearchMatches(
      {
        ...none,
        customers: {
          total: 12,
          isCut: false,
          rows: [{ id: '7', name: 'A & B', users: 1 }],
        },
      },
      'a & b',
    );
    expect(customers?.rows).toEqual([
      { href: '/admin?section=customers&id=7', title: 'A & B', note: '1 active user' },
    ]);
    expect(customers?.all).toEqual({
      href: '/admin?section=customers&q=a+%26+b',
      words: 'All 12 customers that match',
    });
  });

  it.each([
    [1, false, 'See the user in the list', 'Found: Users: 1.'],
    [1_204, false, 'All 1,204 users that match', 'Found: Users: 1,204.'],
    [500, true, 'More than 500 users match', 'Found: Users: more than 500.'],
  ])('describe the count of %d users (truncated: %s)', (total, isCut, words, description) => {
    const found = groupSearchMatches({ ...none, users: { ...none.users, total, isCut } }, 'x');
    expect(found[0]?.all.words).toBe(words);
    expect(describeMatchCounts(found)).toBe(description);
  });
});
