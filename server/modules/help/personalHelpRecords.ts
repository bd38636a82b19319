import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';
import { faqVotes, trainingCompletions, webinarRegistrations } from './helpTables.ts';

const { owner } = omissionReasons;

export const personalHelpRecords: readonly PersonalRecords[] = [
  describeRecordsByOwner('faqVotes', faqVotes, ['questionId', 'helped', 'votedAt'], { userId: owner }),
  describeRecordsByOwner('completedTrainings', trainingCompletions, ['trainingId', 'completedAt'], {
    userId: owner,
  }),
  describeRecordsByOwner(
    'webinarRegistrations',
    webinarRegistrations,
    ['webinarId', 'startsAt', 'registeredAt', 'cancelledAt'],
    { userId: owner },
  ),
];
