import { and, eq, sql } from 'drizzle-orm';
import { certificateFileTypes, type CertificateFileType } from '#domain/certificate.ts';
import { certificateFileMessages, certificateLimits } from '#domain/certificateForm.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { certificateFiles, certificates, selectBytes } from './certificateTables.ts';
import { unarchivedCondition, loadRecipientsAndFile } from './listCertificates.ts';
import {
  lockCertificateRow,
  updateLockedCertificate,
  unknownCertificate,
  type CertificateVersion,
} from './saveCertificate.ts';

/** First bytes of a file, by type. They alone determine the type, not the file's name or its Content-Type. */
const signatures: Readonly<Record<CertificateFileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/**
 * Stores the document of a certificate in place of the previous one, and returns the certificate.
 * @throws {Problem} VALIDATION_FAILED unless the file is a PDF, JPEG, or PNG; otherwise as `lockCertificateRow`
 */
export function storeCertificateFile(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
) {
  const type = typeOf(content);
  const file = { name: fileName(name, type), type, content, size: content.length };
  return db.transaction(async (transaction) => {
    const { id } = await lockCertificateRow(transaction, owner, decidedOn);
    await transaction
      .insert(certificateFiles)
      .values({ certificateId: id, ...file })
      .onConflictDoUpdate({
        target: certificateFiles.certificateId,
        // Refers to the inserted value instead of sending the content, which is large, a second time.
        set: { ...file, content: sql`excluded.content` },
      });
    return loadRecipientsAndFile(transaction, await updateLockedCertificate(transaction, id));
  });
}

/** @throws {Problem} as `lockCertificateRow` */
export function removeCertificateFile(db: Database, owner: Person, decidedOn: CertificateVersion) {
  return db.transaction(async (transaction) => {
    const { id } = await lockCertificateRow(transaction, owner, decidedOn);
    await transaction.delete(certificateFiles).where(eq(certificateFiles.certificateId, id));
    return loadRecipientsAndFile(transaction, await updateLockedCertificate(transaction, id));
  });
}

/** @throws {Problem} NOT_FOUND if the certificate has no document, or belongs to another company */
export async function readCertificateFile(db: Database, customerId: number | null, id: number) {
  const { name, type, content } = certificateFiles;
  const [file] = await db
    .select({ name, type, content: selectBytes(content) })
    .from(certificateFiles)
    .innerJoin(certificates, eq(certificates.id, certificateFiles.certificateId))
    .where(and(eq(certificates.id, id), unarchivedCondition(customerId ?? 0)));
  if (!file) throw unknownCertificate();
  return file;
}

export function createFileProblem(why: 'size' | 'type') {
  return validationFailed([{ message: certificateFileMessages[why], members: ['file'] }]);
}

function typeOf(content: Uint8Array): CertificateFileType {
  const types = Object.keys(signatures) as CertificateFileType[];
  const type = types.find((each) => signatures[each].every((byte, index) => content[index] === byte));
  if (!type) throw createFileProblem('type');
  return type;
}

/** Replaces path separators and reserved characters in a file's name by spaces, and sets the extension of its type. */
function fileName(name: string, type: CertificateFileType): string {
  const extension = certificateFileTypes[type].toLowerCase();
  const characters = name
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replace(/\.[a-z]{3,4}$/i, '')
    .trim();
  const stem = Array.from(characters).slice(0, certificateLimits.nameLength).join('');
  return `${stem || 'certificate'}.${extension}`;
}
