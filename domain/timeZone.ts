import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { optionalText, requiredText } from './textFields.ts';

export const timeZoneLabel = 'Time zone';

const longestName = 64;

/**
 * Whether this names a place of the IANA time zone database. An offset such as `+05:00`, which some runtimes take
 * for one, does not: databases read it with the other sign.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZoneMessage = formMessages.notValid(timeZoneLabel, 'time zone');

/** A name of the IANA time zone database. */
export const timeZoneSchema = v.pipe(
  requiredText(timeZoneLabel, longestName),
  v.check(isTimeZone, timeZoneMessage),
);

/** The same; null where none is named. */
export const optionalTimeZoneSchema = v.pipe(
  optionalText(timeZoneLabel, longestName),
  v.check((zone) => zone === null || isTimeZone(zone), timeZoneMessage),
);
