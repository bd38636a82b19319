import { certificateTypes, type Certificate } from '#domain/certificate.ts';
import { certificateLabels as labels, type CertificateAnswers } from '#domain/certificateForm.ts';
import { formatDay } from '#domain/formatDay.ts';

interface Difference {
  readonly label: string;
  /** As it is now, in words. */
  readonly theirs: string;
  /** As it was typed. */
  readonly own: string;
}

const none = 'None';

/** What is not the same in a certificate as it is now and in what was typed, in the order of the form. */
export function compareCertificates(theirs: Certificate, own: CertificateAnswers): readonly Difference[] {
  const day = (date: string | null) => (date === null ? none : formatDay(date));
  const days = (all: readonly number[]) => all.join(', ') || none;
  const names = new Map(theirs.recipients.map(({ id, name }) => [id, name]));
  const known = own.recipientIds.flatMap((id) => names.get(id) ?? []);
  const unknown = own.recipientIds.length - known.length;
  const ownPeople = [...known, ...(unknown > 0 ? [`${unknown} more`] : [])].join(', ') || none;
  const all = [
    { label: labels.type, theirs: certificateTypes[theirs.type], own: certificateTypes[own.type] },
    { label: labels.holder, theirs: theirs.holder, own: own.holder },
    { label: labels.issuer, theirs: theirs.issuer, own: own.issuer },
    { label: labels.number, theirs: theirs.number ?? none, own: own.number ?? none },
    { label: labels.issuedOn, theirs: day(theirs.issuedOn), own: day(own.issuedOn) },
    { label: labels.expiresOn, theirs: day(theirs.expiresOn), own: day(own.expiresOn) },
    { label: labels.remindDays, theirs: days(theirs.remindDays), own: days(own.remindDays) },
    {
      label: labels.recipientIds,
      theirs: theirs.recipients.map(({ name }) => name).join(', ') || none,
      own: ownPeople,
    },
  ];
  return all.filter(({ theirs: now, own: typed }) => now !== typed);
}
