import { adminListOf } from '#domain/adminList.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { houseTimeZone } from '#domain/days.ts';
import type { AuditLogQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import styles from './auditColumns.module.css';
import { auditList } from './auditList.ts';
import { entityNames, sayAction, sayChange, sayField, sayValue } from './auditWords.ts';

type AuditEntry = AuditLogQuery['auditLog']['rows'][number];

/** Columns of the entries of the audit log. */
export const auditColumns: readonly DataColumn<AuditEntry>[] = [
  // By the clocks that its days are asked for by.
  { name: 'When (Chicago)', fit: 'line', cell: ({ at }) => formatDateTime(at, houseTimeZone) },
  {
    name: 'Who',
    fit: 'words',
    cell: ({ actorId, actorName }) => (
      <Link href={adminListOf(auditList, { filters: { actor: [actorId] } })}>{actorName}</Link>
    ),
  },
  {
    name: 'What',
    fit: 'words',
    cell: ({ action, entity, label }) => (
      <span className={styles['what']}>
        {sayAction(action)}
        <span className={styles['note']}>
          {label === entityNames[entity] ? label : `${entityNames[entity]} ${label}`}
        </span>
      </span>
    ),
  },
  {
    name: 'Changed',
    cell: ({ changes, reason }) => (
      <ul className={styles['changes']}>
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            {sayField(name)}: {sayChange(name, before, after)}
          </li>
        ))}
        {reason && !changes.some(({ name, after }) => sayValue(name, after) === reason) && (
          <li>Reason: {reason}</li>
        )}
      </ul>
    ),
  },
  { name: 'Request', cell: ({ requestId }) => <code className={styles['note']}>{requestId}</code> },
];
