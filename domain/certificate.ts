import { addDays, clockIn } from './days.ts';

/** Kinds of certificates, as people read them (screens 2.12). */
export const certificateTypes = {
  INSURANCE: 'Certificate of insurance',
  WORKERS_COMPENSATION: "Workers' compensation",
  BUSINESS_LICENSE: 'Business license',
  TAX_RESALE: 'Tax/resale certificate',
  TRAINING: 'Training',
  OTHER: 'Other',
} as const;

export type CertificateType = keyof typeof certificateTypes;

/** Days before the last one on which people can be reminded, and are unless they choose others. */
export const remindDays = [60, 30, 14, 7, 1] as const;

export type RemindDay = (typeof remindDays)[number];

export const usualRemindDays: readonly number[] = [30, 14, 7];

/** Nobody is mailed at midnight: a day begins for reminders at this hour of the company's clocks. */
export const hourOfReminders = 7;

/** Days before the last one from which a certificate counts as expiring. */
export const expiresSoon = 30;

/** Days for which reminders can be put off. */
export const snoozeDays = 7;

/** What a file of a certificate may be (screens 2.12), by its media type. */
export const certificateFileTypes = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
} as const;

export type CertificateFileType = keyof typeof certificateFileTypes;

/** What a company has to renew in time, as its owners see it (screens 2.12). Days are YYYY-MM-DD. */
export interface Certificate {
  readonly id: string;
  readonly type: CertificateType;
  readonly holder: string;
  readonly issuer: string;
  readonly number: string | null;
  readonly issuedOn: string | null;
  /** The last day on which it holds. */
  readonly expiresOn: string;
  /** Days until the last one; negative once it is over. */
  readonly daysLeft: number;
  readonly remindDays: readonly number[];
  readonly recipients: readonly CertificateRecipient[];
  /** Reminders wait until this day. */
  readonly snoozedUntil: string | null;
  readonly remindersStopped: boolean;
  /** Its size in bytes. */
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly version: number;
}

interface CertificateRecipient {
  readonly id: string;
  readonly name: string;
  /** Whether this is the person who looks. */
  readonly isSelf: boolean;
  /** Whether they can be reminded; where nobody chosen can, the owners are. */
  readonly isActive: boolean;
}

/** Where the document of a certificate is (contract, "REST"). */
export function certificateFilePath(id: string): string {
  return `/api/app/certificates/${id}/file`;
}

export type CertificateTone = 'current' | 'expiring' | 'expired';

/** How a certificate stands with so many days left, in words: `Expires in 23 days`. */
export function certificateStatus(daysLeft: number): {
  readonly tone: CertificateTone;
  readonly words: string;
} {
  if (daysLeft > expiresSoon) return { tone: 'current', words: 'Current' };
  return { tone: daysLeft < 0 ? 'expired' : 'expiring', words: expiryWords(daysLeft) };
}

/** When the last day is, or was, with so many days left: `Expires in 60 days`. */
export function expiryWords(daysLeft: number): string {
  if (daysLeft < 0) return `Expired ${daysOf(-daysLeft)} ago`;
  return daysLeft === 0 ? 'Expires today' : `Expires in ${daysOf(daysLeft)}`;
}

function daysOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** The day (YYYY-MM-DD) that reminders are counted by at an instant, for a company in this time zone (IANA). */
export function reminderDayAt(timeZone: string, instant: Date): string {
  const { day, hour } = clockIn(timeZone, instant);
  return hour < hourOfReminders ? addDays(day, -1) : day;
}

/**
 * The days of reminders that have come and are not settled yet, the nearest first: people are told of that one, and the
 * others, which were missed, are settled with it.
 */
export function remindersDue(
  wanted: readonly RemindDay[],
  settled: readonly number[],
  daysLeft: number,
): readonly RemindDay[] {
  return wanted
    .filter((days) => days >= daysLeft && !settled.includes(days))
    .toSorted((one, other) => one - other);
}
