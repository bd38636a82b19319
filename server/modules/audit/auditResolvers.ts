import * as v from 'valibot';
import type { QueryAuditLogArgs } from '#graphql/resolvers.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import { recordedDaySchema } from '#server/platform/lists/recordedDay.ts';
import { listAuditLog, type AuditQuery } from './auditLog.ts';
import { nameActor, nameItem } from './filteredBy.ts';
import { toAuditEntry } from './toAuditEntry.ts';

const optionalDay = (label: string) => v.nullish(recordedDaySchema(label), null);
const auditQuerySchema = v.object({
  ...adminListSchema.entries,
  from: optionalDay('from'),
  to: optionalDay('to'),
});

/** The entries that these arguments ask for. */
export function parseAuditQuery({ entity, entityId, actorId, ...sent }: QueryAuditLogArgs): AuditQuery {
  return {
    ...parse(auditQuerySchema, sent),
    entity: entity ?? null,
    entityId: optionalId(entityId),
    actorId: optionalId(actorId),
  };
}

export const auditQueries: Queries<'auditLog'> = {
  auditLog: async (_parent, given, context) => {
    await requireAdministrator(context);
    const query = parseAuditQuery(given);
    const { rows, ...counted } = await listAuditLog(context.services.db, query);
    return {
      ...counted,
      rows: rows.map(toAuditEntry),
      actor: await nameActor(context.services.db, query),
      item: await nameItem(context.services, query),
    };
  },
};

function optionalId(id: string | number | null | undefined): number | null {
  return id === null || id === undefined
    ? null
    : parseId(id, () => new Problem('NOT_FOUND', 'We have nothing with this id'));
}
