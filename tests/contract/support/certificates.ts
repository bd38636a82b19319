import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CertificateFile, CertificateRecipient } from '#graphql/resolvers.ts';
import { projectRoot } from '#server/projectRoot.ts';

/** What the page sends. */
export const certificateOperations = readFileSync(
  join(projectRoot, 'graphql/operations/settings/certificates.graphql'),
  'utf8',
);

export interface ShownCertificate {
  readonly id: string;
  readonly holder: string;
  readonly expiresOn: string;
  readonly daysLeft: number;
  readonly remindDays: readonly number[];
  readonly recipients: readonly CertificateRecipient[];
  readonly snoozedUntil: string | null;
  readonly remindersStopped: boolean;
  readonly file: CertificateFile | null;
  readonly version: number;
}

/** What an owner tells of a certificate, changed as asked. */
export function certificateOf(recipientId: number, changes: object = {}) {
  return {
    type: 'INSURANCE',
    holder: 'Acme Builders',
    issuer: 'Insureon',
    number: 'GL-1',
    issuedOn: null,
    expiresOn: '2027-06-30',
    remindDays: [30, 14, 7],
    recipientIds: [String(recipientId)],
    ...changes,
  };
}
