import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { certificateStatus, reminderDateAt, findDueReminders } from './certificate.ts';
import { certificateSchema } from './certificateForm.ts';

const answers = {
  type: 'INSURANCE',
  holder: 'Acme Builders',
  issuer: 'Insureon',
  number: 'GL-1',
  issuedOn: '2026-01-01',
  expiresOn: '2026-12-31',
  remindDays: [30, 14, 7],
  recipientIds: ['2'],
};

describe('the form of a certificate', () => {
  it('trims text, sorts the days of reminders, and removes duplicates', () => {
    const { output } = v.safeParse(certificateSchema, {
      ...answers,
      holder: '  Acme Builders ',
      number: '',
      remindDays: [7, 60, 7],
      recipientIds: ['2', '3', '2'],
    });
    expect(output).toEqual({
      answers: { ...answers, number: null, remindDays: [60, 7], recipientIds: ['2', '3'] },
      file: undefined,
    });
  });

  it.each([
    ['type', { type: 'LICENSE' }, 'Please enter Type'],
    ['holder', { holder: ' ' }, 'Name of the holder cannot be a blank character'],
    ['issuer', { issuer: 'x'.repeat(101) }, 'Issuer must be up to 100 characters'],
    ['number', { number: 'x'.repeat(51) }, 'Number must be up to 50 characters'],
    ['issuedOn', { issuedOn: '2026-02-30' }, 'Issued on is not a valid date'],
    ['expiresOn', { expiresOn: '' }, 'Please enter Expires on'],
    ['expiresOn', { expiresOn: '12/31/2026' }, 'Expires on is not a valid date'],
    ['expiresOn', { expiresOn: '2025-12-31' }, 'Expires on cannot be before Issued on'],
    ['expiresOn', { expiresOn: '0000-01-01', issuedOn: null }, 'Expires on must be a date from 2000 to 2099'],
    ['expiresOn', { expiresOn: '0026-12-31', issuedOn: null }, 'Expires on must be a date from 2000 to 2099'],
    ['expiresOn', { expiresOn: '2100-01-01' }, 'Expires on must be a date from 2000 to 2099'],
    ['issuedOn', { issuedOn: '0026-01-01' }, 'Issued on must be a date from 1900 to 2099'],
    ['remindDays', { remindDays: [5] }, 'Choose from 60, 30, 14, 7 and 1 days'],
    ['recipientIds', { recipientIds: ['x'] }, 'Choose people on your team'],
    [
      'recipientIds',
      { recipientIds: Array.from({ length: 51 }, (_, index) => `${index + 1}`) },
      'Choose up to 50 people',
    ],
    ['recipientIds', { recipientIds: [] }, 'Choose who gets the reminders'],
  ])('refuses the field %s in %j', (member, changes, message) => {
    const { issues = [] } = v.safeParse(
      certificateSchema,
      { ...answers, ...changes },
      { abortPipeEarly: true },
    );
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[member, message]]);
  });

  it.each([
    ['a text file', new File(['x'], 'a.txt', { type: 'text/plain' }), 'File must be a PDF, JPG or PNG'],
    [
      'a file that is one byte too large',
      new File([new Uint8Array(10_000_001)], 'a.pdf', { type: 'application/pdf' }),
      'File must be up to 10 MB',
    ],
  ])('refuses %s', (_what, file, message) => {
    const { issues = [] } = v.safeParse(certificateSchema, { ...answers, file });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['file', message]]);
  });

  it.each([
    ['a new document', new File(['x'], 'a.pdf', { type: 'application/pdf' })],
    ['a removed document', null],
    ['an unchanged document', undefined],
  ])('accepts %s', (_what, file) => {
    const { output } = v.safeParse(certificateSchema, { ...answers, file });
    expect((output as { file: unknown }).file).toBe(file);
  });

  it.each([
    ['that expires on the day of its issue', { issuedOn: '2026-12-31' }],
    ['without a date of issue and a number', { issuedOn: null, number: null }],
    ['without reminders', { remindDays: [], recipientIds: [] }],
    ['with the earliest dates', { issuedOn: '1900-01-01', expiresOn: '2000-01-01' }],
    ['with the latest dates', { issuedOn: '2099-12-31', expiresOn: '2099-12-31' }],
    ['that has expired', { issuedOn: '2020-01-01', expiresOn: '2021-01-01' }],
  ])('accepts a certificate %s', (_what, changes) => {
    expect(v.safeParse(certificateSchema, { ...answers, ...changes }).success).toBe(true);
  });
});

it.each([
  [31, 'current', 'Current'],
  [30, 'expiring', 'Expires in 30 days'],
  [1, 'expiring', 'Expires in 1 day'],
  [0, 'expiring', 'Expires today'],
  [-1, 'expired', 'Expired 1 day ago'],
  [-4, 'expired', 'Expired 4 days ago'],
])('a certificate with %i days left is %s: %s', (daysLeft, tone, words) => {
  expect(certificateStatus(daysLeft)).toEqual({ tone, words });
});

it.each([
  ['2026-12-02T12:59:00Z', 'America/Chicago', '2026-12-01'],
  ['2026-12-02T13:00:00Z', 'America/Chicago', '2026-12-02'],
  ['2026-12-03T05:59:00Z', 'America/Chicago', '2026-12-02'],
  ['2026-12-31T21:59:00Z', 'Asia/Tokyo', '2026-12-31'],
  ['2026-12-31T22:00:00Z', 'Asia/Tokyo', '2027-01-01'],
])('at %s the day for reminders in %s is %s', (instant, timeZone, day) => {
  expect(reminderDateAt(timeZone, new Date(instant))).toBe(day);
});

it.each([
  ['before the first reminder', 61, [], []],
  ['on the day of the first', 60, [], [60]],
  ['between two, after the first is settled', 45, [60], []],
  ['on the day of the second', 30, [60], [30]],
  ['after days without a run', 13, [60], [14, 30]],
  ['on the day of expiry', 0, [60, 30, 14], [7]],
  ['after expiry, if the last one was missed', -2, [60, 30, 14], [7]],
  ['after all are settled', 0, [60, 30, 14, 7], []],
] as const)('%s: with %i days left and reminders %j settled, %j are due', (_when, daysLeft, settled, due) => {
  expect(findDueReminders([60, 30, 14, 7], settled, daysLeft)).toEqual(due);
});
