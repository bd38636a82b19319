import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { leftOutAs, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { analyticsEvents } from './eventTables.ts';

/** Tracked events of a person. The person's data export writes them last, in batches, since they may be many. */
export const keptEvents: KeptRecords = ownRecords(
  'recordedEvents',
  analyticsEvents,
  ['id', 'messageId', 'name', 'properties', 'context', 'run', 'step', 'occurredAt', 'receivedAt'],
  { userId: leftOutAs.owner },
);
