import { useAuditLogQuery, type AuditedEntity } from '#graphql/adminHooks.ts';
import { Region } from '#haven/Region.tsx';
import { regionOf } from '#session/askedQuery.ts';
import { useAdminQueryOptions } from '#session/useAdminQueryOptions.ts';
import { AuditTable } from './AuditTable.tsx';
import styles from './EntityLog.module.css';

interface EntityLogProps {
  readonly entity: AuditedEntity;
  readonly entityId: string;
}

/** What administrators have done with one thing, the newest first. */
export function EntityLog({ entity, entityId }: EntityLogProps) {
  const asked = useAuditLogQuery({
    variables: { page: 1, size: 20, entity, entityId },
    ...useAdminQueryOptions(),
  });
  return (
    <section aria-labelledby="entity-log" className={styles['log']}>
      <h2 id="entity-log">What was done</h2>
      <Region what="what was done" data={asked.data?.auditLog} {...regionOf(asked)}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>No administrator has done anything with it yet.</p>
          ) : (
            <AuditTable caption="What was done" rows={rows} />
          )
        }
      </Region>
    </section>
  );
}
