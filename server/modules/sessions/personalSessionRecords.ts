import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { links, sessions } from '#server/platform/db/schema.ts';
import { leftOutAs, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

const { secret, owner } = leftOutAs;

export const personalSessionRecords: readonly PersonalRecords[] = [
  ownRecords('singleSignOn', ssoIdentities, ['issuer', 'subject', 'linkedAt'], { userId: owner }),
  ownRecords(
    'sessions',
    sessions,
    ['createdAt', 'rotatedAt', 'expiresAt', 'endsAt', 'revokedAt', 'remember'],
    { id: secret, generation: secret, userId: owner },
  ),
  ownRecords(
    'mailedLinks',
    links,
    ['id', 'purpose', 'createdAt', 'expiresAt', 'usedAt', 'supersededAt', 'handedOn'],
    { tokenHash: secret, userId: owner },
  ),
];
