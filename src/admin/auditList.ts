import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { AuditedEntity, AuditLogQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from './useAdminList.ts';
import { entityLabels } from './auditWords.ts';

export const entityValues = Object.keys(entityLabels) as AuditedEntity[];

export const auditShape: AdminListShape = {
  section: 'audit',
  isLarge: true,
  orders: ['at'],
  descends: true,
  filters: { entity: entityValues, item: 'id', actor: 'id', from: 'day', to: 'day' },
};

/** Maps the filters to query variables. Only the first `entity` counts, and `item` counts only with an `entity`. */
export function toAuditVariables({ filters }: AdminListParams): FilterVariables<AuditLogQueryVariables> {
  const entity = entityValues.find((each) => filters['entity']?.includes(each)) ?? null;
  const first = (name: string) => filters[name]?.[0] ?? null;
  return {
    entity,
    entityId: entity === null ? null : first('item'),
    actorId: first('actor'),
    from: first('from'),
    to: first('to'),
  };
}
