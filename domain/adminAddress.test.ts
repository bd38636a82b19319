import { describe, expect, it } from 'vitest';
import {
  adminEntryPath,
  funnelsPath,
  readAdminSection,
  readFunnelParams,
  usersOfCustomer,
  dateRangePresets,
} from './adminAddress.ts';

/** A Sunday, late in Chicago: elsewhere it is Monday. */
const now = new Date('2026-11-23T03:00:00Z');
const usual = { chart: 'registration', samples: null, from: '2026-11-16', to: '2026-11-22' };

it.each([
  ['', 'overview'],
  ['?section=funnels', 'funnels'],
  ['?section=', 'overview'],
  ['?section=nothing', 'overview'],
])('the section of %j is %s', (search, section) => {
  expect(readAdminSection(search)).toBe(section);
});

it('rows of a list have addresses of their own, as the users of a customer have', () => {
  expect(adminEntryPath('customers', '7')).toBe('/admin?section=customers&id=7');
  expect(usersOfCustomer('7')).toBe('/admin?section=users&customerId=7');
});

it('presets end today in the time zone of the marketplace, and weeks begin on Monday', () => {
  expect(dateRangePresets(now)).toEqual([
    { name: 'Today', from: '2026-11-22', to: '2026-11-22' },
    { name: 'Last 7 days', from: '2026-11-16', to: '2026-11-22' },
    { name: 'Last week', from: '2026-11-09', to: '2026-11-15' },
    { name: 'Last 30 days', from: '2026-10-24', to: '2026-11-22' },
  ]);
  const monday = new Date('2026-11-23T18:00:00Z');
  expect(dateRangePresets(monday)[2]).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
});

describe('the address of a funnel', () => {
  it('holds what is shown', () => {
    const params = { chart: 'settings', from: '2026-01-31', to: '2026-02-01', samples: null } as const;
    const address = '/admin?section=funnels&chart=settings&from=2026-01-31&to=2026-02-01';
    for (const [samples, query] of [
      [null, ''],
      [true, '&samples=in'],
      [false, '&samples=out'],
    ] as const) {
      expect(funnelsPath({ ...params, samples })).toBe(`${address}${query}`);
      const { search } = new URL(`${address}${query}`, 'http://localhost');
      expect(readFunnelParams(search, now)).toEqual({ ...params, samples });
    }
  });

  it.each([
    '',
    '?chart=activity',
    '?from=2026-11-01',
    '?from=2026-11-02&to=2026-11-01',
    '?from=2026-02-30&to=2026-03-01',
    '?from=yesterday&to=today',
  ])('that says %j means the registration of the last seven days', (search) => {
    expect(readFunnelParams(search, now)).toEqual(usual);
  });
});
