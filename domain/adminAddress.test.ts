import { describe, expect, it } from 'vitest';
import {
  adminEntryPath,
  funnelsPath,
  readAdminSection,
  readFunnelParams,
  customerUsersPath,
  dateRangePresets,
} from './adminAddress.ts';

/** Late on a Sunday in Chicago, and Monday in UTC. */
const now = new Date('2026-11-23T03:00:00Z');
const defaultParams = { chart: 'registration', samples: null, from: '2026-11-16', to: '2026-11-22' };

it.each([
  ['', 'overview'],
  ['?section=funnels', 'funnels'],
  ['?section=', 'overview'],
  ['?section=nothing', 'overview'],
])('the section of the query %j is %s', (search, section) => {
  expect(readAdminSection(search)).toBe(section);
});

it('each row of a list has a URL, and so have the users of a customer', () => {
  expect(adminEntryPath('customers', '7')).toBe('/admin?section=customers&id=7');
  expect(customerUsersPath('7')).toBe('/admin?section=users&customerId=7');
});

it("the presets of a date range end today in the marketplace's time zone, and weeks begin on Monday", () => {
  expect(dateRangePresets(now)).toEqual([
    { name: 'Today', from: '2026-11-22', to: '2026-11-22' },
    { name: 'Last 7 days', from: '2026-11-16', to: '2026-11-22' },
    { name: 'Last week', from: '2026-11-09', to: '2026-11-15' },
    { name: 'Last 30 days', from: '2026-10-24', to: '2026-11-22' },
  ]);
  const monday = new Date('2026-11-23T18:00:00Z');
  expect(dateRangePresets(monday)[2]).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
});

describe('the URL of a funnel', () => {
  it('encodes the chart, the days and the filter of samples', () => {
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
  ])('with the query %j shows the registration of the last seven days', (search) => {
    expect(readFunnelParams(search, now)).toEqual(defaultParams);
  });
});
