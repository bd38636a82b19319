/** Zones of the United States by their usual names, from east to west. */
const unitedStates = [
  { value: 'America/New_York', label: 'Eastern Time (New York)' },
  { value: 'America/Chicago', label: 'Central Time (Chicago)' },
  { value: 'America/Denver', label: 'Mountain Time (Denver)' },
  { value: 'America/Phoenix', label: 'Arizona Time (Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { value: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
];

const namesOfUnitedStates: ReadonlyMap<string, string> = new Map(
  unitedStates.map(({ value, label }) => [value, label]),
);

/** Current IANA names by former name, for zones that V8 lists by a former one (IANA's file `backward`). */
const namesToday: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

export function formatTimeZoneName(zone: string): string {
  return namesOfUnitedStates.get(zone) ?? (namesToday[zone] ?? zone).replaceAll('_', ' ');
}

export function zoneOfBrowser(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns grouped options for a time zone field: all zones that the browser knows, the United States first. */
export function timeZoneOptions() {
  const zones = [...Intl.supportedValuesOf('timeZone'), zoneOfBrowser()];
  // Keyed by label, since the known zones may have the browser's current zone under another name.
  const others = new Map(
    zones.filter((zone) => !namesOfUnitedStates.has(zone)).map((zone) => [formatTimeZoneName(zone), zone]),
  );
  return [
    { label: 'United States', options: unitedStates },
    {
      label: 'Other',
      options: Array.from(others, ([label, value]) => ({ value, label })).toSorted((one, other) =>
        one.label < other.label ? -1 : 1,
      ),
    },
  ];
}
