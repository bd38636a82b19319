import { and, eq, isNull, sql } from 'drizzle-orm';
import { certificateFileTypes, type CertificateFileType } from '#domain/certificate.ts';
import { certificateFileMessages, certificateLimits } from '#domain/certificateForm.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { certificateFiles, certificates, readBytes } from './certificateTables.ts';
import { withRecipientsAndFile, type Certificate } from './listCertificates.ts';
import { lockCertificate, unknownCertificate, type CertificateVersion } from './saveCertificate.ts';

export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
}

type StoredFile = Pick<typeof certificateFiles.$inferSelect, 'name' | 'type' | 'content'>;

/** What each kind of file begins with; what a browser or a name says of it counts for nothing. */
const beginnings: Readonly<Record<CertificateFileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/**
 * Keeps the document of a certificate, in the place of the one before.
 * @throws {Problem} VALIDATION_FAILED for another kind of file; as `lockCertificate` does
 */
export async function storeCertificateFile(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
  { name, content }: SentFile,
): Promise<Certificate> {
  const type = typeOf(content);
  const file = { name: fileName(name, type), type, content, size: content.length };
  return db.transaction(async (transaction) => {
    const { id } = await lockCertificate(transaction, owner, decidedOn);
    await transaction
      .insert(certificateFiles)
      .values({ certificateId: id, ...file })
      .onConflictDoUpdate({
        target: certificateFiles.certificateId,
        // The content as it was sent already: it is large.
        set: { ...file, content: sql`excluded.content` },
      });
    return touch(transaction, id);
  });
}

/** @throws {Problem} as `lockCertificate` does */
export async function removeCertificateFile(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
): Promise<Certificate> {
  return db.transaction(async (transaction) => {
    const { id } = await lockCertificate(transaction, owner, decidedOn);
    await transaction.delete(certificateFiles).where(eq(certificateFiles.certificateId, id));
    return touch(transaction, id);
  });
}

/** @throws {Problem} NOT_FOUND where there is none, and for another company's */
export async function readCertificateFile(
  db: Database,
  customerId: number | null,
  id: number,
): Promise<StoredFile> {
  const [file] = await db
    .select({
      name: certificateFiles.name,
      type: certificateFiles.type,
      content: readBytes(certificateFiles.content),
    })
    .from(certificateFiles)
    .innerJoin(certificates, eq(certificates.id, certificateFiles.certificateId))
    .where(
      and(
        eq(certificates.id, id),
        eq(certificates.customerId, customerId ?? 0),
        isNull(certificates.archivedAt),
      ),
    );
  if (!file) throw unknownCertificate();
  return file;
}

/** @throws {Problem} VALIDATION_FAILED */
export function refuseFile(why: 'size' | 'type') {
  const message = certificateFileMessages[why];
  return validationFailed([{ message, members: ['file'] }]);
}

function typeOf(content: Uint8Array): CertificateFileType {
  const types = Object.keys(beginnings) as CertificateFileType[];
  const type = types.find((each) => beginnings[each].every((byte, index) => content[index] === byte));
  if (!type) throw refuseFile('type');
  return type;
}

/** A name that says nothing of folders, and ends as its kind does. */
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

async function touch(db: Database, id: number): Promise<Certificate> {
  const [row] = await db
    .update(certificates)
    .set({ version: sql`${certificates.version} + 1` })
    .where(eq(certificates.id, id))
    .returning();
  if (!row) throw unknownCertificate();
  return withRecipientsAndFile(db, row);
}
