import { addDays, toDayAndHour } from './days.ts';

/** Labels of the types of certificates (screens 2.12). */
export const certificateTypes = {
  INSURANCE: 'Certificate of insurance',
  WORKERS_COMPENSATION: "Workers' compensation",
  BUSINESS_LICENSE: 'Business license',
  TAX_RESALE: 'Tax/resale certificate',
  TRAINING: 'Training',
  OTHER: 'Other',
} as const;

export type CertificateType = keyof typeof certificateTypes;

/** Days before the expiry on which reminders can be sent. */
export const remindDays = [60, 30, 14, 7, 1] as const;

export type RemindDay = (typeof remindDays)[number];

export const usualRemindDays: readonly number[] = [30, 14, 7];

/** Hour at which a day begins for reminders, in the company's time zone, so that nobody gets mail at midnight. */
export const hourOfReminders = 7;

/** Days before the expiry at which a certificate begins to count as expiring. */
export const expiringSoonDays = 30;

export const snoozeDays = 7;

/** File types of a certificate's document (screens 2.12), by media type. */
export const certificateFileTypes = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
} as const;

export type CertificateFileType = keyof typeof certificateFileTypes;

/** A certificate as the owners of its company see it (screens 2.12). Days are YYYY-MM-DD. */
export interface Certificate {
  readonly id: string;
  readonly type: CertificateType;
  readonly holder: string;
  readonly issuer: string;
  readonly number: string | null;
  readonly issuedOn: string | null;
  /** The last day on which the certificate is valid. */
  readonly expiresOn: string;
  /** Days until the expiry; negative after it. */
  readonly daysLeft: number;
  readonly remindDays: readonly number[];
  readonly recipients: readonly {
    readonly id: string;
    readonly name: string;
    readonly isSelf: boolean;
    /** Whether the person can be reminded; if no chosen person can, the owners are reminded. */
    readonly isActive: boolean;
  }[];
  readonly snoozedUntil: string | null;
  readonly remindersStopped: boolean;
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly version: number;
}

/** Returns the address of a certificate's document (contract, "REST"). */
export function certificateFilePath(id: string): string {
  return `/api/app/certificates/${id}/file`;
}

export type CertificateTone = 'current' | 'expiring' | 'expired';

/** Returns the status of a certificate by the days left: `Expires in 23 days`. */
export function certificateStatus(daysLeft: number): {
  readonly tone: CertificateTone;
  readonly words: string;
} {
  if (daysLeft > expiringSoonDays) return { tone: 'current', words: 'Current' };
  return { tone: daysLeft < 0 ? 'expired' : 'expiring', words: expiryWords(daysLeft) };
}

/** Describes the expiry by the days left: `Expires in 60 days`. */
export function expiryWords(daysLeft: number): string {
  if (daysLeft < 0) return `Expired ${daysOf(-daysLeft)} ago`;
  return daysLeft === 0 ? 'Expires today' : `Expires in ${daysOf(daysLeft)}`;
}

function daysOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Returns the day (YYYY-MM-DD) whose reminders are due at an instant; before 7 AM it is still the previous day. */
export function reminderDateAt(timeZone: string, instant: Date): string {
  const { day, hour } = toDayAndHour(timeZone, instant);
  return hour < hourOfReminders ? addDays(day, -1) : day;
}

/** Returns the due reminders as days before the expiry, ascending. Only the first is sent, and settles all of them. */
export function findDueReminders(
  wanted: readonly RemindDay[],
  settled: readonly number[],
  daysLeft: number,
): readonly RemindDay[] {
  return wanted
    .filter((days) => days >= daysLeft && !settled.includes(days))
    .toSorted((one, other) => one - other);
}
