import { eq } from 'drizzle-orm';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';
import { faqVotes, trainingCompletions, webinarRegistrations } from './helpTables.ts';

const { owner } = leftOutAs;

export const helpRecords: readonly KeptRecords[] = [
  records(
    'faqVotes',
    faqVotes,
    ({ user }) => eq(faqVotes.userId, user.id),
    ['questionId', 'helped', 'votedAt'],
    { userId: owner },
  ),
  records(
    'completedTrainings',
    trainingCompletions,
    ({ user }) => eq(trainingCompletions.userId, user.id),
    ['trainingId', 'completedAt'],
    { userId: owner },
  ),
  records(
    'webinarRegistrations',
    webinarRegistrations,
    ({ user }) => eq(webinarRegistrations.userId, user.id),
    ['webinarId', 'startsAt', 'registeredAt', 'cancelledAt'],
    { userId: owner },
  ),
];
