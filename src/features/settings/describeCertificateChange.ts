import { certificateStatus, certificateTypes, snoozeDays, type Certificate } from '#domain/certificate.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { CertificateChange } from '#domain/settings.ts';
import type { ChangeTexts, ChangeTextsByKind } from './ChangeDialog.tsx';
import { describeReminders } from './describeReminders.ts';

export const deletedNotice = 'We deleted the certificate.';

/** Returns a certificate's name from type and holder: "Certificate of insurance of Acme Builders". */
export function formatCertificateName({ type, holder }: Pick<Certificate, 'type' | 'holder'>): string {
  return `${type === 'OTHER' ? 'Certificate' : certificateTypes[type]} of ${holder}`;
}

export function describeCertificateChange({ kind, certificate }: CertificateChange): ChangeTexts {
  const name = formatCertificateName(certificate);
  const current = `${certificateStatus(certificate.daysLeft).words}, reminders: ${describeReminders(certificate)}`;
  return { name, current, ...texts[kind](name, certificate) };
}

const texts: ChangeTextsByKind<CertificateChange['kind'], Certificate> = {
  snooze: (name, { snoozedUntil }) => ({
    question: `Snooze reminders for ${name}?`,
    consequence: `Nobody gets reminders for ${snoozeDays} days.`,
    confirm: 'Snooze',
    busy: 'Snoozing…',
    decline: 'Keep reminders',
    made: `Reminders for ${name} are off${snoozedUntil === null ? '' : ` until ${formatDay(snoozedUntil)}`}.`,
  }),
  stop: (name) => ({
    question: `Stop reminders for ${name}?`,
    consequence: 'Nobody gets reminders for it any longer.',
    confirm: 'Stop reminders',
    busy: 'Stopping…',
    decline: 'Keep reminders',
    made: `Reminders for ${name} are off.`,
  }),
  resume: (name) => ({
    question: `Resume reminders for ${name}?`,
    consequence: 'People get the reminders that are still to come.',
    confirm: 'Resume reminders',
    busy: 'Resuming…',
    decline: 'Not now',
    made: `Reminders for ${name} are on again.`,
  }),
  delete: (name) => ({
    question: `Delete ${name}?`,
    consequence: 'We delete it and its file for good.',
    confirm: 'Delete',
    busy: 'Deleting…',
    decline: 'Keep certificate',
    made: deletedNotice,
  }),
};
