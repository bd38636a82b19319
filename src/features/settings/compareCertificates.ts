import { certificateTypes, type Certificate } from '#domain/certificate.ts';
import { certificateLabels as labels, type CertificateSubmission } from '#domain/certificateForm.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { CertificateSave } from '#domain/settings.ts';
import { formatBytes } from '#haven/fields/formatBytes.ts';

/** Values of a certificate as texts, by the labels of the form's fields. */
type Lines = Readonly<Record<string, string>>;

const none = 'None';

/** Lists the values of a save that differ from the current certificate, in form order; `nameOf` maps ids to names. */
export function compareWithSave(
  now: Certificate,
  { form, answers, file }: CertificateSave,
  nameOf: (id: string) => string,
) {
  const seen = form.kind === 'add' ? now : form.certificate;
  const pause = describePause(now);
  return compareLines(describeCertificate(now), {
    ...describeAnswers(answers, nameOf),
    [labels.file]: describeFile(file === undefined ? now.file : file),
    // The form has no field for the pause of reminders, so a save does not change the pause.
    Reminders: pause === describePause(seen) ? pause : 'Left as they are now',
  });
}

/** Lists the differences between the current certificate and the version that the person opened. */
export function compareWithSeen(now: Certificate, seen: Certificate) {
  return compareLines(describeCertificate(now), describeCertificate(seen));
}

function compareLines(now: Lines, other: Lines) {
  return Object.entries(now)
    .map(([label, text]) => ({ label, now: text, other: other[label] ?? none }))
    .filter((line) => line.now !== line.other);
}

function describeCertificate(certificate: Certificate): Lines {
  const names = new Map(certificate.recipients.map(({ id, name }) => [id, name]));
  const answers = { ...certificate, recipientIds: certificate.recipients.map(({ id }) => id) };
  return {
    ...describeAnswers(answers, (id) => names.get(id) ?? none),
    [labels.file]: describeFile(certificate.file),
    Reminders: describePause(certificate),
  };
}

function describeAnswers(
  answers: Omit<CertificateSubmission, 'remindDays'> & Pick<Certificate, 'remindDays'>,
  nameOf: (id: string) => string,
): Lines {
  const day = (date: string | null) => (date === null ? none : formatDay(date));
  return {
    [labels.type]: certificateTypes[answers.type],
    [labels.holder]: answers.holder,
    [labels.issuer]: answers.issuer,
    [labels.number]: answers.number ?? none,
    [labels.issuedOn]: day(answers.issuedOn),
    [labels.expiresOn]: day(answers.expiresOn),
    [labels.remindDays]: answers.remindDays.toSorted((one, other) => other - one).join(', ') || none,
    [labels.recipientIds]: answers.recipientIds.map(nameOf).toSorted().join(', ') || none,
  };
}

function describeFile(file: Certificate['file']): string {
  return file ? `${file.name}, ${formatBytes(file.size)}` : none;
}

function describePause({ remindersStopped, snoozedUntil }: Certificate): string {
  if (remindersStopped) return 'Stopped';
  return snoozedUntil === null ? 'On' : `Off until ${formatDay(snoozedUntil)}`;
}
