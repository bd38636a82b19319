import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { leftOutAs, type PersonalRecords } from '#server/platform/records/personalRecords.ts';

const { owner, inner } = leftOutAs;

export const personalMailRecords: readonly PersonalRecords[] = [
  ownRecords('mails', mails, ['id', 'kind', 'toAddress', 'subject', 'text', 'state', 'attempts', 'at'], {
    userId: owner,
    jobId: inner,
    job: inner,
    failure: inner,
  }),
];
