import { offerStates } from '#server/modules/partners/partnerTables.ts';
import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { leftOutAs, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { callRequests, coupons, leads, offerWaits, partnerAccounts } from './offerTables.ts';

const { owner } = leftOutAs;

export const personalOfferRecords: readonly PersonalRecords[] = [
  ownRecords(
    'leads',
    leads,
    ['id', 'customerId', 'partnerId', 'kind', 'place', 'madeAt', 'madeOn', 'receivedAt'],
    { userId: owner },
  ),
  ownRecords('offerStates', offerStates, ['customerId', 'partnerId', 'state', 'changedOn'], {
    changedById: owner,
  }),
  ownRecords('coupons', coupons, ['id', 'partnerId', 'code', 'goodUntil', 'issuedAt'], { userId: owner }),
  ownRecords('awaitedOffers', offerWaits, ['partnerId', 'awaits', 'since'], { userId: owner }),
  ownRecords(
    'partnerAccounts',
    partnerAccounts,
    ['customerId', 'partnerId', 'code', 'email', 'connectedAt'],
    { connectedById: owner },
  ),
  ownRecords('callRequests', callRequests, ['partnerId', 'phone', 'bestTime', 'note', 'requestedAt'], {
    userId: owner,
  }),
];
