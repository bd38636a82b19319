import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import { links, sessions } from '#server/platform/db/schema.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

const { secret, owner } = omissionReasons;

export const personalSessionRecords: readonly PersonalRecords[] = [
  describeRecordsByOwner('singleSignOn', ssoIdentities, ['issuer', 'subject', 'linkedAt'], { userId: owner }),
  describeRecordsByOwner(
    'sessions',
    sessions,
    ['createdAt', 'rotatedAt', 'expiresAt', 'endsAt', 'revokedAt', 'remember'],
    { id: secret, generation: secret, userId: owner },
  ),
  describeRecordsByOwner(
    'mailedLinks',
    links,
    ['id', 'purpose', 'createdAt', 'expiresAt', 'usedAt', 'supersededAt', 'handedOn'],
    { tokenHash: secret, userId: owner },
  ),
];
