import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import type { AuditedEntity, AuditLogQueryVariables } from '#graphql/adminHooks.ts';
import { entityNames } from './auditWords.ts';

export const entities = Object.keys(entityNames) as AuditedEntity[];

export const auditList: AdminListShape = {
  section: 'audit',
  isLarge: true,
  orders: ['at'],
  descends: true,
  filters: { entity: entities, item: 'id', actor: 'id' },
};

/** What is asked of the server for a place of the log; of several kinds the first is meant, and a thing is of a kind. */
export function auditVariables({ page, pageSize, search, filters }: AdminListPlace): AuditLogQueryVariables {
  const entity = entities.find((each) => filters['entity']?.includes(each)) ?? null;
  const entityId = entity === null ? null : (filters['item']?.[0] ?? null);
  return { page, size: pageSize, search, entity, entityId, actorId: filters['actor']?.[0] ?? null };
}
