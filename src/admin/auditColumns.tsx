import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminListPath } from '#domain/adminList.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { marketplaceTimeZone } from '#domain/days.ts';
import type { AuditLogQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { auditShape } from './auditList.ts';
import { describeAction, describeChange, describeField, describeValue, entityLabels } from './auditWords.ts';
import { NotedCell } from './NotedCell.tsx';

export const auditColumns: readonly DataColumn<AuditLogQuery['auditLog']['rows'][number]>[] = [
  // The date filters of the audit log use days of the same time zone.
  { name: 'When (Chicago)', fit: 'line', cell: ({ at }) => formatDateTime(at, marketplaceTimeZone) },
  {
    name: 'Who',
    fit: 'words',
    cell: ({ actorId, actorName }) => (
      <Link href={adminListPath(auditShape, { filters: { actor: [actorId] } })}>{actorName}</Link>
    ),
  },
  {
    name: 'What',
    fit: 'words',
    cell: ({ action, entity, label }) => (
      <NotedCell note={label === entityLabels[entity] ? label : `${entityLabels[entity]} ${label}`}>
        {describeAction(action)}
      </NotedCell>
    ),
  },
  {
    name: 'Changed',
    cell: ({ changes, reason }) => (
      <Stack component="ul" spacing={1}>
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            {describeField(name)}: {describeChange(name, before, after)}
          </li>
        ))}
        {reason && !changes.some(({ name, after }) => describeValue(name, after) === reason) && (
          <li>Reason: {reason}</li>
        )}
      </Stack>
    ),
  },
  {
    name: 'Request',
    cell: ({ requestId }) => (
      <Typography component="code" variant="caption" color="textSecondary">
        {requestId}
      </Typography>
    ),
  },
];
