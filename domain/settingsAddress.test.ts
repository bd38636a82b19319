import { describe, expect, it } from 'vitest';
import { readSettingsParams, settingsPath } from './settingsAddress.ts';

const first = { page: 1, pageSize: 10 };

describe('the URL of the account settings', () => {
  it.each([
    ['', { section: 'team', ...first }],
    ['?tab=certificates&page=3&size=50', { section: 'certificates', page: 3, pageSize: 50 }],
    ['?tab=payments&page=0&size=101', { section: 'team', ...first }],
    ['?page=-1&size=ten', { section: 'team', ...first }],
    ['?page=99999999&size=1e2', { section: 'team', ...first }],
  ])('with the query %j means %j', (search, read) => {
    expect(readSettingsParams(search)).toEqual(read);
  });

  it.each([
    [settingsPath('company'), '/account?tab=company'],
    [settingsPath('team', first), '/account?tab=team'],
    [settingsPath('team', { page: 2, pageSize: 20 }), '/account?tab=team&page=2&size=20'],
  ])('is built without default values: %s', (written, expected) => {
    expect(written).toBe(expected);
  });
});
