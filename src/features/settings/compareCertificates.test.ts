import { expect, it } from 'vitest';
import { insurance, insuranceAnswers } from '#tests/support/account.ts';
import { compareCertificates } from './compareCertificates.ts';

it('what is the same is not compared', () => {
  expect(compareCertificates(insurance, insuranceAnswers)).toEqual([]);
});

it('what is not is told in words, as it is now and as it was typed', () => {
  const typed = {
    ...insuranceAnswers,
    type: 'OTHER',
    number: 'GL-2',
    expiresOn: '2027-01-31',
    remindDays: [] as [],
    recipientIds: ['20', '21', '22'],
  } as const;
  expect(compareCertificates(insurance, { ...typed, recipientIds: [...typed.recipientIds] })).toEqual([
    { label: 'Type', theirs: 'Certificate of insurance', own: 'Other' },
    { label: 'Number', theirs: 'None', own: 'GL-2' },
    { label: 'Expires on', theirs: '12/15/2026', own: '01/31/2027' },
    { label: 'Remind', theirs: '30, 14, 7', own: 'None' },
    { label: 'Send to', theirs: 'Dana Lee', own: 'Dana Lee, 2 more' },
  ]);
});
