import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import { leftOutAs, type KeptRecords } from '#server/platform/records/keptRecords.ts';

const { owner, inner } = leftOutAs;

export const affiliateRecords: readonly KeptRecords[] = [
  ownRecords(
    'affiliateApplication',
    affiliates,
    // prettier-ignore
    [
      'id', 'companyName', 'website', 'sponsorId', 'state', 'appliedAt',
      'reason', 'question', 'answer', 'decidedAt',
    ],
    { userId: owner, decidedById: inner, version: inner },
  ),
];
