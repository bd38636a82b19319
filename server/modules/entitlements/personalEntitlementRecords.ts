import { eq } from 'drizzle-orm';
import { entitlements, missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { ownRecords } from '#server/platform/records/ownRecords.ts';
import {
  leftOutAs,
  definePersonalRecords,
  type PersonalRecords,
} from '#server/platform/records/personalRecords.ts';
import { partnerRequests } from './partnerRequestTables.ts';

const { fixed, owner, inner } = leftOutAs;

export const personalEntitlementRecords: readonly PersonalRecords[] = [
  definePersonalRecords(
    'partnersOfCompany',
    entitlements,
    ({ user }) => eq(entitlements.customerId, user.customerId ?? 0),
    ['partnerId', 'grantedAt', 'source'],
    { customerId: fixed, grantedById: inner, reason: inner },
  ),
  ownRecords('partnersAskedFor', missingEntitlements, ['customerId', 'partnerId', 'state', 'reason', 'at'], {
    byId: owner,
  }),
  ownRecords(
    'partnerRequests',
    partnerRequests,
    ['id', 'customerId', 'partnerId', 'reason', 'askedAt', 'outcome', 'outcomeReason', 'decidedAt'],
    { userId: owner },
  ),
];
