import { eq } from 'drizzle-orm';
import { entitlements, missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { partnerRequests } from './partnerRequestTables.ts';

const { fixed, owner, inner } = leftOutAs;

export const entitlementRecords: readonly KeptRecords[] = [
  records(
    'partnersOfCompany',
    entitlements,
    ({ user }) => eq(entitlements.customerId, user.customerId ?? 0),
    ['partnerId', 'grantedAt', 'source'],
    { customerId: fixed, grantedById: inner, reason: inner },
  ),
  records(
    'partnersAskedFor',
    missingEntitlements,
    ({ user }) => eq(missingEntitlements.byId, user.id),
    ['customerId', 'partnerId', 'state', 'reason', 'at'],
    { byId: owner },
  ),
  records(
    'partnerRequests',
    partnerRequests,
    ({ user }) => eq(partnerRequests.userId, user.id),
    ['id', 'customerId', 'partnerId', 'reason', 'askedAt', 'outcome', 'outcomeReason', 'decidedAt'],
    { userId: owner },
  ),
];
