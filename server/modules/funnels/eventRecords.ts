import { eq } from 'drizzle-orm';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { analyticsEvents } from './eventTables.ts';

/** Tracked events of a person; the last part of their file, since it may be long. */
export const keptEvents: KeptRecords = records(
  'recordedEvents',
  analyticsEvents,
  ({ user }) => eq(analyticsEvents.userId, user.id),
  ['id', 'messageId', 'name', 'properties', 'context', 'run', 'step', 'occurredAt', 'receivedAt'],
  { userId: leftOutAs.owner },
);
