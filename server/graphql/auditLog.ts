import * as v from 'valibot';
import { auditedEntities } from '#domain/audit.ts';
import { isRecordedDay } from '#domain/days.ts';
import type { QueryAuditLogArgs, QueryResolvers } from '#graphql/resolvers.ts';
import { listAuditLog, type AuditQuery } from '#server/admin/auditLog.ts';
import { parse } from '#server/http/parse.ts';
import { parseId } from '#server/http/parseId.ts';
import { Problem } from '#server/http/problem.ts';
import { presentAuditEntry, presentedEntities } from '#server/present/auditEntry.ts';
import { adminListSchema } from './adminLists.ts';
import type { GraphQLContext } from './context.ts';
import { requireAdministrator } from './requireAdministrator.ts';

const optionalDay = v.nullish(
  v.pipe(v.string(), v.check(isRecordedDay, 'Days must be from 2000 on, as 2026-11-20')),
  null,
);
const auditQuerySchema = v.object({ ...adminListSchema.entries, from: optionalDay, to: optionalDay });

/** The entries that these arguments ask for. */
export function auditQueryOf({ entity, entityId, actorId, ...sent }: QueryAuditLogArgs): AuditQuery {
  return {
    ...parse(auditQuerySchema, sent),
    entity: auditedEntities.find((each) => presentedEntities[each] === entity) ?? null,
    entityId: optionalId(entityId),
    actorId: optionalId(actorId),
  };
}

export const auditQueries: Pick<QueryResolvers<GraphQLContext>, 'auditLog'> = {
  auditLog: async (_parent, given, context) => {
    await requireAdministrator(context);
    const { rows, ...counted } = await listAuditLog(context.services.db, auditQueryOf(given));
    return { ...counted, rows: rows.map(presentAuditEntry) };
  },
};

function optionalId(id: string | number | null | undefined): number | null {
  return id === null || id === undefined
    ? null
    : parseId(id, () => new Problem('NOT_FOUND', 'Nothing has this id'));
}
