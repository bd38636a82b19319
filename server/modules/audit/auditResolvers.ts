import * as v from 'valibot';
import { fullName } from '#domain/userInfo.ts';
import type { QueryAuditLogArgs } from '#graphql/resolvers.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseOptionalId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import { createSupportedDaySchema } from '#server/platform/lists/recordedDay.ts';
import type { Part } from '#server/platform/part.ts';
import { listAuditLog, type AuditListQuery } from './auditLog.ts';
import { findActorFilter, findEntityFilter } from './nameFilters.ts';

const optionalDay = (label: string) => v.nullish(createSupportedDaySchema(label), null);
const auditQuerySchema = v.object({
  ...adminListSchema.entries,
  from: optionalDay('from'),
  to: optionalDay('to'),
});

export function parseAuditListQuery({
  entity,
  entityId,
  actorId,
  ...sent
}: QueryAuditLogArgs): AuditListQuery {
  return {
    ...parse(auditQuerySchema, sent),
    entity: entity ?? null,
    entityId: parseOptionalId(entityId, unknownId),
    actorId: parseOptionalId(actorId, unknownId),
  };
}

export const auditQueries = {
  auditLog: async (_parent, given, context) => {
    await requireAdministrator(context);
    const query = parseAuditListQuery(given);
    return {
      ...(await listAuditLog(context.services.db, query)),
      actor: await findActorFilter(context.services.db, query),
      item: await findEntityFilter(context.services.db, query),
    };
  },
} satisfies Part['queries'];

function unknownId(): Problem {
  return new Problem('NOT_FOUND', 'We have nothing with this id');
}

export const auditEntryFields: FieldResolvers<'AuditEntry'> = {
  actorName: ({ actor }) => fullName(actor),
  changes: ({ before, after }) =>
    Object.keys({ ...before, ...after }).map((name) => ({
      name,
      before: toText(before?.[name]),
      after: toText(after?.[name]),
    })),
};

function toText(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
