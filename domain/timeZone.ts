import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { optionalText, requiredText } from './textFields.ts';

export const timeZoneLabel = 'Time zone';

const longestName = 64;

/** Whether a name is in the IANA database. Rejects offsets like `+05:00`, whose sign PostgreSQL inverts. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZoneMessage = formMessages.notValid(timeZoneLabel, 'time zone');

export const timeZoneSchema = v.pipe(
  requiredText(timeZoneLabel, longestName),
  v.check(isTimeZone, timeZoneMessage),
);

/** Checks an optional time zone; null if empty. */
export const optionalTimeZoneSchema = v.pipe(
  optionalText(timeZoneLabel, longestName),
  v.check((zone) => zone === null || isTimeZone(zone), timeZoneMessage),
);
