import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { omissionReasons, type PersonalRecords } from '#server/platform/records/personalRecords.ts';

const { owner, inner } = omissionReasons;

export const personalMailRecords: readonly PersonalRecords[] = [
  describeRecordsByOwner(
    'mails',
    mails,
    ['id', 'kind', 'toAddress', 'subject', 'text', 'state', 'attempts', 'at'],
    { userId: owner, jobId: inner, job: inner, failure: inner },
  ),
];
