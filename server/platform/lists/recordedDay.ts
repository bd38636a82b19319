import * as v from 'valibot';
import { isRecordedDay, recordedDaysText } from '#domain/days.ts';

/** Checks the argument `name`: a day from 2000 to 2099, as YYYY-MM-DD. */
export function recordedDaySchema(name: string) {
  return v.pipe(
    v.string(),
    v.check(isRecordedDay, `${name} must be a day ${recordedDaysText}, as YYYY-MM-DD`),
  );
}
