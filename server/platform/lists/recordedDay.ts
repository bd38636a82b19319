import * as v from 'valibot';
import { isRecordedDay, recordedDays } from '#domain/days.ts';

/** Schema of an argument that is a day on which there can be records, as YYYY-MM-DD. */
export function recordedDaySchema(name: string) {
  return v.pipe(v.string(), v.check(isRecordedDay, `${name} must be a day ${recordedDays}, as YYYY-MM-DD`));
}
