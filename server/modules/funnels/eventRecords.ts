import { eq } from 'drizzle-orm';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { analyticsEvents } from './eventTables.ts';

/** What was recorded of what they did; the last part of the file, since it may be long. */
export const keptEvents: KeptRecords = records(
  'recordedEvents',
  analyticsEvents,
  ({ user }) => eq(analyticsEvents.userId, user.id),
  ['id', 'messageId', 'name', 'properties', 'context', 'run', 'step', 'occurredAt', 'receivedAt'],
  { userId: leftOutAs.owner },
);
