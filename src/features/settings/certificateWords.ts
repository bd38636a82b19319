import { certificateStatus, certificateTypes, snoozeDays, type Certificate } from '#domain/certificate.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { CertificateChange } from '#domain/settings.ts';
import type { ChangeWords } from './changeWords.ts';
import { reminderWords } from './reminderWords.ts';

/** "Certificate of insurance of Acme Builders". */
export function nameCertificate({ type, holder }: Pick<Certificate, 'type' | 'holder'>): string {
  return `${type === 'OTHER' ? 'Certificate' : certificateTypes[type]} of ${holder}`;
}

/** What is said before this change of a certificate is made. */
export function certificateWords({ kind, certificate }: CertificateChange): ChangeWords {
  const name = nameCertificate(certificate);
  const current = `${certificateStatus(certificate.daysLeft).words}, reminders: ${reminderWords(certificate)}`;
  return { name, current, ...words[kind](name) };
}

const words: Readonly<
  Record<CertificateChange['kind'], (name: string) => Omit<ChangeWords, 'name' | 'current'>>
> = {
  snooze: (name) => ({
    question: `Snooze reminders for ${name}?`,
    consequence: `Nobody gets reminders for ${snoozeDays} days.`,
    confirm: 'Snooze',
    busy: 'Snoozing…',
    decline: 'Keep reminders',
  }),
  stop: (name) => ({
    question: `Stop reminders for ${name}?`,
    consequence: 'Nobody gets reminders for it any longer.',
    confirm: 'Stop reminders',
    busy: 'Stopping…',
    decline: 'Keep reminders',
  }),
  resume: (name) => ({
    question: `Resume reminders for ${name}?`,
    consequence: 'People get the reminders that are still to come.',
    confirm: 'Resume reminders',
    busy: 'Resuming…',
    decline: 'Not now',
  }),
  delete: (name) => ({
    question: `Delete ${name}?`,
    consequence: 'We delete it and its file for good.',
    confirm: 'Delete',
    busy: 'Deleting…',
    decline: 'Keep certificate',
  }),
};

/** What is said once a change is made; of what was deleted no row is left to name it. */
export function certificateChanged(
  { kind }: CertificateChange,
  certificate: Certificate | undefined,
): string {
  if (kind === 'delete' || !certificate) return 'We deleted the certificate.';
  const name = nameCertificate(certificate);
  if (kind === 'resume') return `Reminders for ${name} are on again.`;
  return kind === 'snooze' && certificate.snoozedUntil !== null
    ? `Reminders for ${name} are off until ${formatDay(certificate.snoozedUntil)}.`
    : `Reminders for ${name} are off.`;
}
