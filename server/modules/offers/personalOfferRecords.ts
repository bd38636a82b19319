import { offerStates } from '#server/modules/partners/partnerTables.ts';
import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { callRequests, coupons, leads, offerWaits, partnerAccounts } from './offerTables.ts';

const { owner } = omissionReasons;

export const personalOfferRecords: readonly PersonalRecords[] = [
  describeRecordsByOwner(
    'leads',
    leads,
    ['id', 'customerId', 'partnerId', 'kind', 'place', 'madeAt', 'madeOn', 'receivedAt'],
    { userId: owner },
  ),
  describeRecordsByOwner('offerStates', offerStates, ['customerId', 'partnerId', 'state', 'changedOn'], {
    changedById: owner,
  }),
  describeRecordsByOwner('coupons', coupons, ['id', 'partnerId', 'code', 'goodUntil', 'issuedAt'], {
    userId: owner,
  }),
  describeRecordsByOwner('awaitedOffers', offerWaits, ['partnerId', 'awaits', 'since'], { userId: owner }),
  describeRecordsByOwner(
    'partnerAccounts',
    partnerAccounts,
    ['customerId', 'partnerId', 'code', 'email', 'connectedAt'],
    { connectedById: owner },
  ),
  describeRecordsByOwner(
    'callRequests',
    callRequests,
    ['partnerId', 'phone', 'bestTime', 'note', 'requestedAt'],
    {
      userId: owner,
    },
  ),
];
