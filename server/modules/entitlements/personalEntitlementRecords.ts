import { eq } from 'drizzle-orm';
import { entitlements, missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { defineOwnRecords } from '#server/platform/records/defineOwnRecords.ts';
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
  defineOwnRecords(
    'partnersAskedFor',
    missingEntitlements,
    ['customerId', 'partnerId', 'state', 'reason', 'at'],
    { byId: owner },
  ),
  defineOwnRecords(
    'partnerRequests',
    partnerRequests,
    ['id', 'customerId', 'partnerId', 'reason', 'askedAt', 'outcome', 'outcomeReason', 'decidedAt'],
    { userId: owner },
  ),
];
