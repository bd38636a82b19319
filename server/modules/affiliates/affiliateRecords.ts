import { eq } from 'drizzle-orm';
import { affiliates } from '#server/platform/db/schema.ts';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';

const { owner, inner } = leftOutAs;

export const affiliateRecords: readonly KeptRecords[] = [
  records(
    'affiliateApplication',
    affiliates,
    ({ user }) => eq(affiliates.userId, user.id),
    // prettier-ignore
    [
      'id', 'companyName', 'website', 'sponsorId', 'state', 'appliedAt',
      'reason', 'question', 'answer', 'decidedAt',
    ],
    { userId: owner, decidedById: inner, version: inner },
  ),
];
