import { eq } from 'drizzle-orm';
import { customers } from '#server/platform/db/schema.ts';
import {
  omissionReasons,
  describeRecords,
  type PersonalRecords,
} from '#server/platform/records/personalRecords.ts';

const { inner, counted } = omissionReasons;

export const personalCompanyRecords: readonly PersonalRecords[] = [
  describeRecords(
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
