import { certificateTypes, type Certificate } from '#domain/certificate.ts';
import { certificateLabels as labels, type CertificateAnswers } from '#domain/certificateForm.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { CertificateSave } from '#domain/settings.ts';
import { formatBytes } from '#haven/fields/formatBytes.ts';

export interface Difference {
  readonly label: string;
  /** The value now, in words. */
  readonly now: string;
  /** The value as typed, or as it was when the form was opened. */
  readonly other: string;
}

type Lines = Readonly<Record<string, string>>;

type Told = Omit<CertificateAnswers, 'remindDays' | 'recipientIds'> & {
  readonly remindDays: readonly number[];
  readonly recipientIds: readonly string[];
};

const none = 'None';

/**
 * What is not the same in a certificate as it is now and as somebody would save it, in the order of the form.
 * `nameOf` says who somebody is, by their id.
 */
export function compareWithSave(
  now: Certificate,
  { form, answers, file }: CertificateSave,
  nameOf: (id: string) => string,
): readonly Difference[] {
  const own = {
    ...describe(answers, nameOf),
    [labels.file]: describeFile(file === undefined ? now.file : file),
  };
  const seen = form.kind === 'add' ? now : form.certificate;
  const isMoved = describeReminders(now) !== describeReminders(seen);
  return differences(describeWhole(now), {
    ...own,
    // What is decided beside the form is not in it, and so is not saved over.
    Reminders: isMoved ? 'Left as they are now' : describeReminders(now),
  });
}

/** What is not the same in a certificate as it is now and as it was when somebody opened it. */
export function compareWithSeen(now: Certificate, seen: Certificate): readonly Difference[] {
  return differences(describeWhole(now), describeWhole(seen));
}

function differences(now: Lines, other: Lines): readonly Difference[] {
  return Object.entries(now)
    .map(([label, text]) => ({ label, now: text, other: other[label] ?? none }))
    .filter((line) => line.now !== line.other);
}

function describeWhole(certificate: Certificate): Lines {
  const names = new Map(certificate.recipients.map(({ id, name }) => [id, name]));
  const answers = { ...certificate, recipientIds: certificate.recipients.map(({ id }) => id) };
  return {
    ...describe(answers, (id) => names.get(id) ?? none),
    [labels.file]: describeFile(certificate.file),
    Reminders: describeReminders(certificate),
  };
}

function describe(answers: Told, nameOf: (id: string) => string): Lines {
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

function describeFile(file: Pick<File, 'name' | 'size'> | null): string {
  return file ? `${file.name}, ${formatBytes(file.size)}` : none;
}

function describeReminders({ remindersStopped, snoozedUntil }: Certificate): string {
  if (remindersStopped) return 'Stopped';
  return snoozedUntil === null ? 'On' : `Off until ${formatDay(snoozedUntil)}`;
}
