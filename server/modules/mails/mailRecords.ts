import { ownRecords } from '#server/platform/records/ownRecords.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { leftOutAs, type KeptRecords } from '#server/platform/records/keptRecords.ts';

const { owner, inner } = leftOutAs;

export const mailRecords: readonly KeptRecords[] = [
  ownRecords('mails', mails, ['id', 'kind', 'toAddress', 'subject', 'text', 'state', 'attempts', 'at'], {
    userId: owner,
    jobId: inner,
    job: inner,
    failure: inner,
  }),
];
