import { formatDateTime } from '#domain/dateTime.ts';
import type { AuditLogQuery } from '#graphql/adminHooks.ts';
import { DataTable, type DataColumn } from '#haven/DataTable.tsx';
import { Fragment, type ReactNode } from 'react';
import { entityNames, sayValue } from './auditWords.ts';
import styles from './AuditTable.module.css';

type Entry = AuditLogQuery['auditLog']['rows'][number];

const columns: readonly DataColumn<Entry>[] = [
  { name: 'When', isShort: true, cell: ({ at }) => formatDateTime(at) },
  { name: 'Who', hasWholeWords: true, cell: ({ actorName }) => actorName },
  {
    name: 'What',
    cell: ({ action, entity, label }) => (
      <span className={styles['what']}>
        <code>{breakable(action)}</code>
        <span className={styles['note']}>
          {entityNames[entity]} {label}
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
            {name}: {sayValue(before)} → {sayValue(after)}
          </li>
        ))}
        {reason && !changes.some(({ after }) => sayValue(after) === reason) && <li>Reason: {reason}</li>}
      </ul>
    ),
  },
  { name: 'Request', cell: ({ requestId }) => <code className={styles['note']}>{requestId}</code> },
];

interface AuditTableProps {
  readonly caption: string;
  readonly rows: readonly Entry[];
  readonly footer?: ReactNode;
}

/** Entries of the audit log. */
export function AuditTable({ caption, rows, footer }: AuditTableProps) {
  return <DataTable caption={caption} rows={rows} keyOf={({ id }) => id} columns={columns} footer={footer} />;
}

/** The name of an action, which may go on in another line after each dot. */
function breakable(action: string): ReactNode {
  return action.split('.').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
