import { eq } from 'drizzle-orm';
import { entitlements, missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import {
  omissionReasons,
  describeRecords,
  type PersonalRecords,
} from '#server/platform/records/personalRecords.ts';
import { partnerRequests } from './partnerRequestTables.ts';

const { fixed, owner, inner } = omissionReasons;

export const personalEntitlementRecords: readonly PersonalRecords[] = [
  describeRecords(
    'partnersOfCompany',
    entitlements,
    ({ user }) => eq(entitlements.customerId, user.customerId ?? 0),
    ['partnerId', 'grantedAt', 'source'],
    { customerId: fixed, grantedById: inner, reason: inner },
  ),
  describeRecordsByOwner(
    'partnersAskedFor',
    missingEntitlements,
    ['customerId', 'partnerId', 'state', 'reason', 'at'],
    { byId: owner },
  ),
  describeRecordsByOwner(
    'partnerRequests',
    partnerRequests,
    ['id', 'customerId', 'partnerId', 'reason', 'askedAt', 'outcome', 'outcomeReason', 'decidedAt'],
    { userId: owner },
  ),
];
