import { describe, expect, it } from 'vitest';
import type { CertificateSave } from '#domain/settings.ts';
import { insurance, insuranceAnswers } from '#tests/support/account.ts';
import { compareWithSave, compareWithSeen } from './compareCertificates.ts';

const names: Readonly<Record<string, string>> = { '20': 'Dana Lee', '21': 'Priya Nair', '22': 'Sam Ortiz' };
const nameOf = (id: string) => names[id] ?? 'Nobody';
const change: CertificateSave = {
  form: { kind: 'change', certificate: insurance },
  answers: insuranceAnswers,
};
const file = { name: 'theirs.pdf', size: 12_000 };

describe('the comparison of a certificate with the changes to save', () => {
  it('leaves out equal fields, regardless of the order of choices', () => {
    const answers = { ...insuranceAnswers, remindDays: [7, 30, 14] as (7 | 14 | 30)[] };
    expect(compareWithSave(insurance, { ...change, answers }, nameOf)).toEqual([]);
  });

  it('shows different fields as text, with the names of all recipients', () => {
    const answers = {
      ...insuranceAnswers,
      type: 'OTHER' as const,
      number: 'GL-2',
      expiresOn: '2027-01-31',
      remindDays: [],
      recipientIds: ['22', '20', '21'],
    };
    expect(compareWithSave(insurance, { ...change, answers }, nameOf)).toEqual([
      { label: 'Type', now: 'Certificate of insurance', other: 'Other' },
      { label: 'Number', now: 'None', other: 'GL-2' },
      { label: 'Expires on', now: '12/15/2026', other: '01/31/2027' },
      { label: 'Remind', now: '30, 14, 7', other: 'None' },
      { label: 'Send to', now: 'Dana Lee', other: 'Dana Lee, Priya Nair, Sam Ortiz' },
    ]);
  });

  it('names both documents, or the one that would be removed', () => {
    const own = new File(['%PDF-'], 'mine.pdf');
    const now = { ...insurance, file };
    expect(compareWithSave(now, { ...change, file: own }, nameOf)).toEqual([
      { label: 'File', now: 'theirs.pdf, 12 kB', other: 'mine.pdf, 1 kB' },
    ]);
    expect(compareWithSave(now, { ...change, file: null }, nameOf)).toEqual([
      { label: 'File', now: 'theirs.pdf, 12 kB', other: 'None' },
    ]);
    expect(compareWithSave(now, change, nameOf)).toEqual([]);
  });

  it('shows that reminders which were stopped meanwhile stay stopped', () => {
    expect(compareWithSave({ ...insurance, remindersStopped: true }, change, nameOf)).toEqual([
      { label: 'Reminders', now: 'Stopped', other: 'Left as they are now' },
    ]);
  });
});

it('a renewed certificate is compared with the version that was opened', () => {
  const now = { ...insurance, issuer: 'Another insurer', snoozedUntil: '2026-11-29', file };
  expect(compareWithSeen(now, insurance)).toEqual([
    { label: 'Issuer', now: 'Another insurer', other: 'Prairie Mutual' },
    { label: 'File', now: 'theirs.pdf, 12 kB', other: 'None' },
    { label: 'Reminders', now: 'Off until 11/29/2026', other: 'On' },
  ]);
});
