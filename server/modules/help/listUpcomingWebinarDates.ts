import { readHelpContent, type Webinar } from './help.ts';
import { findNextOccurrence } from './webinarDates.ts';

/** One date of a webinar; `id` is its `webinarDateId`. */
export interface WebinarDate {
  readonly id: string;
  readonly webinar: Webinar;
  readonly startsAt: Date;
}

export function webinarDateId(webinarId: string, startsAt: Date): string {
  return `${webinarId}@${startsAt.toISOString()}`;
}

/** Lists the present or next date of each webinar, in order of time. */
export function listUpcomingWebinarDates(now: Date): WebinarDate[] {
  return readHelpContent()
    .webinars.upcoming.map((webinar) => {
      const startsAt = findNextOccurrence(
        webinar.repeats,
        new Date(now.getTime() - webinar.minutes * 60_000),
      );
      return { id: webinarDateId(webinar.id, startsAt), webinar, startsAt };
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
