import { adminListPath } from '#domain/adminList.ts';
import { useAuditLogQuery, type AuditedEntity } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { Region } from '#haven/feedback/Region.tsx';
import { toRegionProps } from '#session/queryState.ts';
import { adminQueryOptions } from './adminQueryOptions.ts';
import { auditColumns } from './auditColumns.tsx';
import { auditShape } from './auditList.ts';
import { EntrySection } from './EntrySection.tsx';

/** Shows the ten newest entries of the audit log about an entity, with a link to all entries about the entity. */
export function EntityLog({
  entity,
  entityId,
}: {
  readonly entity: AuditedEntity;
  readonly entityId: string;
}) {
  const asked = useAuditLogQuery({
    variables: { page: 1, size: 10, entity, entityId },
    ...adminQueryOptions,
  });
  const href = adminListPath(auditShape, { filters: { entity: [entity], item: [entityId] } });
  return (
    <EntrySection title="What was done">
      <Region what="what was done" data={asked.data?.auditLog} {...toRegionProps(asked)}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p>No administrator has changed anything here yet.</p>
          ) : (
            <>
              <DataTable
                caption="What was done"
                rows={rows}
                keyOf={(entry) => entry.id}
                columns={auditColumns}
                scrolls
              />
              {total > rows.length && (
                <p>
                  <Link variant="action" href={href}>
                    All {formatCount(total)} entries
                  </Link>
                </p>
              )}
            </>
          )
        }
      </Region>
    </EntrySection>
  );
}
