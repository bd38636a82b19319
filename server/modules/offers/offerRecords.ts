import { eq } from 'drizzle-orm';
import { offerStates } from '#server/modules/partners/partnerTables.ts';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { callRequests, coupons, leads, offerWaits, partnerAccounts } from './offerTables.ts';

const { owner } = leftOutAs;

export const offerRecords: readonly KeptRecords[] = [
  records(
    'leads',
    leads,
    ({ user }) => eq(leads.userId, user.id),
    ['id', 'customerId', 'partnerId', 'kind', 'place', 'madeAt', 'madeOn', 'receivedAt'],
    { userId: owner },
  ),
  records(
    'offerStates',
    offerStates,
    ({ user }) => eq(offerStates.changedById, user.id),
    ['customerId', 'partnerId', 'state', 'changedOn'],
    { changedById: owner },
  ),
  records(
    'coupons',
    coupons,
    ({ user }) => eq(coupons.userId, user.id),
    ['id', 'partnerId', 'code', 'goodUntil', 'issuedAt'],
    { userId: owner },
  ),
  records(
    'awaitedOffers',
    offerWaits,
    ({ user }) => eq(offerWaits.userId, user.id),
    ['partnerId', 'awaits', 'since'],
    { userId: owner },
  ),
  records(
    'partnerAccounts',
    partnerAccounts,
    ({ user }) => eq(partnerAccounts.connectedById, user.id),
    ['customerId', 'partnerId', 'code', 'email', 'connectedAt'],
    { connectedById: owner },
  ),
  records(
    'callRequests',
    callRequests,
    ({ user }) => eq(callRequests.userId, user.id),
    ['partnerId', 'phone', 'bestTime', 'note', 'requestedAt'],
    { userId: owner },
  ),
];
