import { eq } from 'drizzle-orm';
import { customers } from '#server/platform/db/schema.ts';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';

const { inner, counted } = leftOutAs;

export const companyRecords: readonly KeptRecords[] = [
  records(
    'company',
    customers,
    ({ user }) => eq(customers.id, user.customerId ?? 0),
    ['id', 'name', 'typeName', 'address', 'timeZone', 'sourceId', 'sourceTypeId', 'sample', 'createdAt'],
    {
      hidden: inner,
      version: inner,
      activeUsers: counted,
      partnerCount: counted,
      lowerName: 'the name once more',
    },
  ),
];
