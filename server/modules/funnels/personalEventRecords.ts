import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { analyticsEvents } from './eventTables.ts';

/** Tracked events of a person. The person's data export writes them last, in batches, since they may be many. */
export const personalEventRecords: PersonalRecords = describeRecordsByOwner(
  'recordedEvents',
  analyticsEvents,
  ['id', 'messageId', 'name', 'properties', 'context', 'run', 'step', 'occurredAt', 'receivedAt'],
  { userId: omissionReasons.owner },
);
