import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { leftOutAs, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { analyticsEvents } from './eventTables.ts';

/** Tracked events of a person. The person's data export writes them last, in batches, since they may be many. */
export const personalEventRecords: PersonalRecords = ownRecords(
  'recordedEvents',
  analyticsEvents,
  ['id', 'messageId', 'name', 'properties', 'context', 'run', 'step', 'occurredAt', 'receivedAt'],
  { userId: leftOutAs.owner },
);
