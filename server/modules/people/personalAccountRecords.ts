import { eq } from 'drizzle-orm';
import { users } from '#server/platform/db/schema.ts';
import {
  omissionReasons,
  describeRecords,
  type PersonalRecords,
} from '#server/platform/records/personalRecords.ts';

const { secret, inner } = omissionReasons;

export const personalAccountRecords: readonly PersonalRecords[] = [
  describeRecords(
    'person',
    users,
    ({ user }) => eq(users.id, user.id),
    // oxfmt-ignore
    [
      'id', 'email', 'firstName', 'lastName', 'phone', 'jobTitle', 'timeZone', 'roleId',
      'customerId', 'ppUserId', 'ppCustomerId', 'status', 'emailVerified', 'addressVouchedFor',
      'profileComplete', 'createdAt', 'termsAcceptedAt', 'lastLogInAt', 'offerNews', 'heardFrom',
      'wantedPath', 'invitedById', 'invitedAt', 'invitationNote', 'sample', 'version',
    ],
    {
      passwordHash: secret,
      registrantHash: secret,
      unsubscribeToken: secret,
      hidden: inner,
      searchText: 'name and email once more',
      sortName: 'the name once more',
      sortLogIn: 'the last log-in once more',
    },
  ),
];
