import * as v from 'valibot';
import { isSupportedDay, supportedDayRange } from '#domain/days.ts';

/** Checks the argument `name`: a day from 2000 to 2099, as YYYY-MM-DD. */
export function createSupportedDaySchema(name: string) {
  return v.pipe(
    v.string(),
    v.check(isSupportedDay, `${name} must be a day ${supportedDayRange}, as YYYY-MM-DD`),
  );
}
