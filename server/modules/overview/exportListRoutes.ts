import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { adminTitles } from '#domain/adminAddress.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { requireAccess } from '#server/platform/auth/authorize.ts';
import { createArgumentReader, type QueryStringValues } from '#server/platform/graphql/readArguments.ts';
import type { Services } from '#server/platform/services/services.ts';
import { exportedLists } from './exportedLists.ts';

/**
 * Routes that serve the lists of the administration to administrators as CSV files, filtered and ordered by the
 * arguments of the lists' GraphQL fields. The audit log records a download before the first row is sent.
 */
export function exportListRoutes(app: FastifyInstance, services: Services): void {
  // Created on first use, since it reads the whole schema.
  let readArguments: ReturnType<typeof createArgumentReader> | undefined;
  for (const { section, field, write } of exportedLists) {
    app.route({
      method: 'GET',
      url: `/api/admin/exports/${section}.csv`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const person = await services.authorizer.requireSignedIn(request);
        requireAccess(person, 'adminPage');
        readArguments ??= createArgumentReader();
        const given = readArguments(field)(request.query as QueryStringValues);
        const { rows, isCut, text } = await write(services.db, given);
        const actor = { person, requestId: request.id };
        await audit(services.db, actor, {
          action: `list.export.${section}`,
          entityId: section,
          label: adminTitles[section],
          before: null,
          after: { ...toValues(given), rows },
        });
        return reply
          .headers({
            'content-type': 'text/csv; charset=utf-8; header=present',
            'content-disposition': `attachment; filename="${section}.csv"`,
            'cache-control': 'no-store',
            'x-rows': rows,
            'x-rows-cut': String(isCut),
          })
          .send(Readable.from(text));
      },
    });
  }
}

/** Converts the arguments of an export to values for the audit log. Omits the order of the rows. */
function toValues({
  order: _order,
  descending: _descending,
  ...filter
}: Readonly<Record<string, unknown>>): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}
