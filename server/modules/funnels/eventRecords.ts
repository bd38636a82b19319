import { eq } from 'drizzle-orm';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { analyticsEvents } from './eventTables.ts';

/** Tracked events of a person. They are last in the person's data export, since they may be many. */
export const keptEvents: KeptRecords = records(
  'recordedEvents',
  analyticsEvents,
  ({ user }) => eq(analyticsEvents.userId, user.id),
  ['id', 'messageId', 'name', 'properties', 'context', 'run', 'step', 'occurredAt', 'receivedAt'],
  { userId: leftOutAs.owner },
);
