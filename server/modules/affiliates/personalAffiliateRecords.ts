import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import { leftOutAs, type PersonalRecords } from '#server/platform/records/personalRecords.ts';

const { owner, inner } = leftOutAs;

export const personalAffiliateRecords: readonly PersonalRecords[] = [
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
