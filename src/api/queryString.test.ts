import { assert, dictionary, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQueryString } from './queryString.ts';

describe('a query string', () => {
  it.each([
    [{}, ''],
    [{ a: '', b: null, c: undefined }, ''],
    [{ a: 0, b: false, c: ' ' }, '?a=0&b=false&c=+'],
    [{ category: 'Equipment & supplies', page: 2, search: '' }, '?category=Equipment+%26+supplies&page=2'],
    [{ id: [1, null, 2, ''] }, '?id=1&id=2'],
    [{ id: [] }, ''],
  ])('of %j is %s', (values, expected) => {
    expect(toQueryString(values)).toBe(expected);
  });

  it('can be parsed to the same values for any text', () => {
    assert(
      property(
        dictionary(string({ minLength: 1, unit: 'grapheme' }), string({ unit: 'grapheme' })),
        (values) => {
          const read = Object.fromEntries(new URLSearchParams(toQueryString(values)));
          const put = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
          expect(read).toEqual(put);
        },
      ),
    );
  });
});
