import { offerStates } from '#server/modules/partners/partnerTables.ts';
import { defineOwnRecords } from '#server/platform/records/defineOwnRecords.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { callRequests, coupons, leads, offerWaits, partnerAccounts } from './offerTables.ts';

const { owner } = omissionReasons;

export const personalOfferRecords: readonly PersonalRecords[] = [
  defineOwnRecords(
    'leads',
    leads,
    ['id', 'customerId', 'partnerId', 'kind', 'place', 'madeAt', 'madeOn', 'receivedAt'],
    { userId: owner },
  ),
  defineOwnRecords('offerStates', offerStates, ['customerId', 'partnerId', 'state', 'changedOn'], {
    changedById: owner,
  }),
  defineOwnRecords('coupons', coupons, ['id', 'partnerId', 'code', 'goodUntil', 'issuedAt'], {
    userId: owner,
  }),
  defineOwnRecords('awaitedOffers', offerWaits, ['partnerId', 'awaits', 'since'], { userId: owner }),
  defineOwnRecords(
    'partnerAccounts',
    partnerAccounts,
    ['customerId', 'partnerId', 'code', 'email', 'connectedAt'],
    { connectedById: owner },
  ),
  defineOwnRecords('callRequests', callRequests, ['partnerId', 'phone', 'bestTime', 'note', 'requestedAt'], {
    userId: owner,
  }),
];
