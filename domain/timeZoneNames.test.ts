import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeZoneOptions, zoneOfBrowser } from './timeZoneNames.ts';

/** Mocks a browser that is in the time zone `own` and knows these zones. */
function browserIn(own: string, known: readonly string[]): void {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([...known]);
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: own });
}

const groups = () =>
  timeZoneOptions().map(({ label, options }) => [label, options.map((zone) => [zone.value, zone.label])]);

describe('the time zones', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('begin with those of the United States, by their common names', () => {
    expect(groups()[0]).toEqual([
      'United States',
      [
        ['America/New_York', 'Eastern Time (New York)'],
        ['America/Chicago', 'Central Time (Chicago)'],
        ['America/Denver', 'Mountain Time (Denver)'],
        ['America/Phoenix', 'Arizona Time (Phoenix)'],
        ['America/Los_Angeles', 'Pacific Time (Los Angeles)'],
        ['America/Anchorage', 'Alaska Time (Anchorage)'],
        ['Pacific/Honolulu', 'Hawaii Time (Honolulu)'],
      ],
    ]);
  });

  it('continue with all others in alphabetical order, by the current names of cities', () => {
    const known = ['Europe/Kiev', 'Asia/Katmandu', 'America/Buenos_Aires', 'America/Chicago', 'Asia/Tokyo'];
    browserIn('America/Chicago', known);
    expect(groups()[1]).toEqual([
      'Other',
      [
        ['America/Buenos_Aires', 'America/Argentina/Buenos Aires'],
        ['Asia/Katmandu', 'Asia/Kathmandu'],
        ['Asia/Tokyo', 'Asia/Tokyo'],
        ['Europe/Kiev', 'Europe/Kyiv'],
      ],
    ]);
  });

  it.each(['Etc/UTC', 'Asia/Kolkata', 'America/New_York'])(
    "contain the browser's zone %s once, even if its list lacks it",
    (own) => {
      browserIn(own, ['Asia/Calcutta', 'Europe/Rome']);
      const values = timeZoneOptions().flatMap(({ options }) => options.map(({ value }) => value));
      expect(zoneOfBrowser()).toBe(own);
      expect(values.filter((value) => value === own)).toHaveLength(1);
    },
  );

  it('have unique labels, and include every zone of this runtime', () => {
    const options = timeZoneOptions().flatMap((group) => group.options);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    const values = new Set(options.map(({ value }) => value));
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !values.has(zone))).toEqual([]);
  });
});
