import { fullName } from '#domain/userInfo.ts';
import type { AuditEntry as Presented } from '#graphql/resolvers.ts';
import type { AuditLine } from './nameAudited.ts';

export function toAuditEntry({ entry, actor }: AuditLine): Presented {
  const { id, at, actorId, action, entity, entityId, label, before, after, reason, requestId } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    id,
    at,
    actorId,
    actorName: fullName(actor),
    action,
    entity,
    entityId,
    label,
    changes: names.map((name) => ({
      name,
      before: toText(before?.[name]),
      after: toText(after?.[name]),
    })),
    reason,
    requestId,
  };
}

function toText(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
