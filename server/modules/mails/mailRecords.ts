import { eq } from 'drizzle-orm';
import { mails } from '#server/platform/mail/mailTables.ts';
import { leftOutAs, records, type KeptRecords } from '#server/platform/records/keptRecords.ts';

const { owner, inner } = leftOutAs;

export const mailRecords: readonly KeptRecords[] = [
  records(
    'mails',
    mails,
    ({ user }) => eq(mails.userId, user.id),
    ['id', 'kind', 'toAddress', 'subject', 'text', 'state', 'attempts', 'at'],
    { userId: owner, jobId: inner, job: inner, failure: inner },
  ),
];
