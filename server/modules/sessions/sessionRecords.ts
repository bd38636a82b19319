import { eq } from 'drizzle-orm';
import { links, sessions } from '#server/platform/db/schema.ts';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

const { secret, owner } = leftOutAs;

export const sessionRecords: readonly KeptRecords[] = [
  records(
    'singleSignOn',
    ssoIdentities,
    ({ user }) => eq(ssoIdentities.userId, user.id),
    ['issuer', 'subject', 'linkedAt'],
    { userId: owner },
  ),
  records(
    'sessions',
    sessions,
    ({ user }) => eq(sessions.userId, user.id),
    ['createdAt', 'rotatedAt', 'expiresAt', 'endsAt', 'revokedAt', 'remember'],
    { id: secret, generation: secret, userId: owner },
  ),
  records(
    'mailedLinks',
    links,
    ({ user }) => eq(links.userId, user.id),
    ['id', 'purpose', 'createdAt', 'expiresAt', 'usedAt', 'supersededAt', 'handedOn'],
    { tokenHash: secret, userId: owner },
  ),
];
