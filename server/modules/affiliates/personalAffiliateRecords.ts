import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';

const { owner, inner } = omissionReasons;

export const personalAffiliateRecords: readonly PersonalRecords[] = [
  describeRecordsByOwner(
    'affiliateApplication',
    affiliates,
    // oxfmt-ignore
    [
      'id', 'companyName', 'website', 'sponsorId', 'state', 'appliedAt',
      'reason', 'question', 'answer', 'decidedAt',
    ],
    { userId: owner, decidedById: inner, version: inner },
  ),
];
