import { defineOwnRecords } from '#server/platform/records/defineOwnRecords.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { faqVotes, trainingCompletions, webinarRegistrations } from './helpTables.ts';

const { owner } = omissionReasons;

export const personalHelpRecords: readonly PersonalRecords[] = [
  defineOwnRecords('faqVotes', faqVotes, ['questionId', 'helped', 'votedAt'], { userId: owner }),
  defineOwnRecords('completedTrainings', trainingCompletions, ['trainingId', 'completedAt'], {
    userId: owner,
  }),
  defineOwnRecords(
    'webinarRegistrations',
    webinarRegistrations,
    ['webinarId', 'startsAt', 'registeredAt', 'cancelledAt'],
    { userId: owner },
  ),
];
