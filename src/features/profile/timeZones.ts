import type { SelectOption } from '#haven/SelectField.tsx';

/** The time zone that this browser is in, as the IANA database names it. */
export function zoneOfBrowser(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every time zone that this browser knows, and its own even where its list leaves that out. */
export function timeZoneOptions(): SelectOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), zoneOfBrowser()]);
  return Array.from(zones, (zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
