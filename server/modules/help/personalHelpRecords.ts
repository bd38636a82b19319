import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { leftOutAs, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { faqVotes, trainingCompletions, webinarRegistrations } from './helpTables.ts';

const { owner } = leftOutAs;

export const personalHelpRecords: readonly PersonalRecords[] = [
  ownRecords('faqVotes', faqVotes, ['questionId', 'helped', 'votedAt'], { userId: owner }),
  ownRecords('completedTrainings', trainingCompletions, ['trainingId', 'completedAt'], { userId: owner }),
  ownRecords(
    'webinarRegistrations',
    webinarRegistrations,
    ['webinarId', 'startsAt', 'registeredAt', 'cancelledAt'],
    { userId: owner },
  ),
];
