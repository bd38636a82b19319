import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { toRoleKind } from '#domain/role.ts';
import { describeRecordsByOwner } from '#server/platform/records/describeRecordsByOwner.ts';
import type { Person } from '#server/platform/auth/person.ts';
import {
  omissionReasons,
  describeRecords,
  type PersonalRecords,
} from '#server/platform/records/personalRecords.ts';
import {
  certificateFiles,
  certificateRecipients,
  certificateReminders,
  certificates,
} from './certificateTables.ts';

const { owner } = omissionReasons;

export const personalCertificateRecords: readonly PersonalRecords[] = [
  describeRecords(
    'certificates',
    certificates,
    ofCertificates,
    // oxfmt-ignore
    [
      'id', 'customerId', 'type', 'holder', 'issuer', 'number', 'issuedOn', 'expiresOn',
      'remindDays', 'snoozedUntil', 'remindersStoppedAt', 'renewedById', 'archivedAt',
      'createdAt', 'version', 'key',
    ],
    {},
  ),
  describeRecordsByOwner('certificatesRemindedOf', certificateRecipients, ['certificateId'], {
    userId: owner,
  }),
  describeRecords(
    'certificateReminders',
    certificateReminders,
    (person) => within(certificateReminders.certificateId, person),
    ['certificateId', 'days', 'told', 'settledAt'],
    {},
  ),
  describeRecords(
    'certificateFiles',
    certificateFiles,
    (person) => within(certificateFiles.certificateId, person),
    ['certificateId', 'name', 'type', 'size'],
    { content: 'each file can be downloaded by itself' },
  ),
];

/** Condition for certificates: for an owner all of the company, for anybody else those of which they are reminded. */
function ofCertificates({ user: { id, customerId, roleId } }: Person): SQL {
  if (toRoleKind(roleId) === 'owner') return eq(certificates.customerId, customerId ?? 0);
  return sql`exists (select from ${certificateRecipients}
    where ${certificateRecipients.certificateId} = ${certificates.id} and ${certificateRecipients.userId} = ${id})`;
}

function within(certificateId: AnyPgColumn, person: Person): SQL {
  return sql`${certificateId} in (select ${certificates.id} from ${certificates} where ${ofCertificates(person)})`;
}
