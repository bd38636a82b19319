import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { leftOutAs, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

const { owner, inner, counted } = leftOutAs;

export const personalRequestRecords: readonly PersonalRecords[] = [
  ownRecords(
    'productRequests',
    productRequests,
    // prettier-ignore
    [
      'id', 'customerId', 'name', 'category', 'website', 'reason', 'people', 'contactBy',
      'state', 'stateReason', 'partnerId', 'mergedIntoId', 'askedAt', 'key', 'nameKey',
    ],
    { userId: owner, assigneeId: inner, note: inner, version: inner, votes: counted },
  ),
  ownRecords('productRequestVotes', productRequestVotes, ['requestId', 'at'], { userId: owner }),
];
