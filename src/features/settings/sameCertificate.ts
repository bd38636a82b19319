import type { Certificate } from '#domain/certificate.ts';
import type { CertificateAnswers } from '#domain/certificateForm.ts';

/** Whether a certificate says what was typed; in which order people and days were ticked says nothing. */
export function isSameCertificate(certificate: Certificate, answers: CertificateAnswers): boolean {
  const recipientIds = certificate.recipients.map(({ id }) => id);
  return (
    (['type', 'holder', 'issuer', 'number', 'issuedOn', 'expiresOn'] as const).every(
      (key) => certificate[key] === answers[key],
    ) &&
    isSameSet(certificate.remindDays, answers.remindDays) &&
    isSameSet(recipientIds, answers.recipientIds)
  );
}

/** Whether two documents have the same name and size, as far as can be told without their bytes. */
export function isSameFile(
  one: Pick<File, 'name' | 'size'> | null,
  other: Pick<File, 'name' | 'size'> | null,
): boolean {
  return one?.name === other?.name && one?.size === other?.size;
}

function isSameSet<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
