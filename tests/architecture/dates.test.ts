import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Folders of everything that shows dates to people: pages, mails, files, and their texts. */
const folders = ['brands', 'content', 'domain', 'server', 'src', 'tools'];

/** Ways to format a date without the formatter. Counts use `formatCount`. */
const otherFormats =
  /Intl\.(?:DateTimeFormat|RelativeTimeFormat)|toLocale(?:Date|Time)String|to(?:Date|Time|UTC|GMT)String\b|Date\([^()]*\)\.toLocaleString|\.get(?:UTC)?(?:Month|Date|FullYear|Day)\(/;

/** The name of a month before a day or a year: `December 2`, `Nov. 2026`. */
const monthNames =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? (?:\d{1,2}\b|(?:19|20)\d\d)/;

/** Files that use the formats of the platform, each with its reason. */
const reasons: Readonly<Record<string, string>> = {
  'domain/dates.ts': 'is the formatter: MM/DD/YYYY and hh:mm A',
  'domain/days.ts': 'reads the day and the hour of a zone, and writes nothing for people',
  'domain/moments.ts': 'adds the weekday and the name of the zone to what the formatter writes',
  'domain/timeZone.ts': 'asks whether a zone exists',
  'domain/timeZoneNames.ts': "asks for the browser's zone",
  'server/modules/help/webinarDates.ts': 'reads the offset of a zone',
  'src/features/help/UpcomingWebinars.tsx': "asks for the browser's zone",
  'src/features/footer/LegalLine.tsx': 'writes the current year alone',
  'src/document/fetchAhead.ts': 'loads the formats while the page waits for its code, and writes nothing',
  'server/platform/frontend/pageAnswers.ts': 'asks for the current year alone',
  'src/features/funnels/funnelNumbers.ts':
    'a time of day to the second: numbers are renewed every few seconds',
  'tools/inspector/clockFormat.ts': 'a time of day to the millisecond, for developers',
};

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:tsx?|json)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

function filesWith(pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted();
}

it('only the formatter writes dates, except in files with a reason', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(filesWith(otherFormats)).toEqual(Object.keys(reasons).toSorted());
});

it('no text for people has a month name before a day or a year', () => {
  const found = filesWith(monthNames).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => monthNames.test(line) && !/^\s*(?:\*|\/\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
