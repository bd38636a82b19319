import { eq } from 'drizzle-orm';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

const { owner, inner, counted } = leftOutAs;

export const requestRecords: readonly KeptRecords[] = [
  records(
    'productRequests',
    productRequests,
    ({ user }) => eq(productRequests.userId, user.id),
    // prettier-ignore
    [
      'id', 'customerId', 'name', 'category', 'website', 'reason', 'people', 'contactBy',
      'state', 'stateReason', 'partnerId', 'mergedIntoId', 'askedAt', 'key', 'nameKey',
    ],
    { userId: owner, assigneeId: inner, note: inner, version: inner, votes: counted },
  ),
  records(
    'productRequestVotes',
    productRequestVotes,
    ({ user }) => eq(productRequestVotes.userId, user.id),
    ['requestId', 'at'],
    { userId: owner },
  ),
];
