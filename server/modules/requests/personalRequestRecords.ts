import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

const { owner, inner, counted } = omissionReasons;

export const personalRequestRecords: readonly PersonalRecords[] = [
  describeRecordsByOwner(
    'productRequests',
    productRequests,
    // oxfmt-ignore
    [
      'id', 'customerId', 'name', 'category', 'website', 'reason', 'people', 'contactBy',
      'state', 'stateReason', 'partnerId', 'mergedIntoId', 'askedAt', 'key', 'nameKey',
    ],
    { userId: owner, assigneeId: inner, note: inner, version: inner, votes: counted },
  ),
  describeRecordsByOwner('productRequestVotes', productRequestVotes, ['requestId', 'at'], { userId: owner }),
];
