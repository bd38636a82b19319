import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { adminTitles, type AdminSection } from '#domain/adminAddress.ts';
import { limits } from '#domain/limits.ts';
import { parseApplicationQuery } from '#server/modules/affiliates/applicationResolvers.ts';
import { parseAuditQuery } from '#server/modules/audit/auditResolvers.ts';
import { parseCustomerQuery } from '#server/modules/customers/customerResolvers.ts';
import { parseMailQuery } from '#server/modules/mails/mailResolvers.ts';
import { parseUserQuery } from '#server/modules/people/userResolvers.ts';
import { parsePartnerQuery } from '#server/modules/publishing/partnerResolvers.ts';
import { parseRequestQuery } from '#server/modules/requests/queuedRequestResolvers.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { requireAccess } from '#server/platform/auth/authorize.ts';
import { readArgumentsOf, type QueryOfAddress } from '#server/platform/graphql/readArguments.ts';
import type { Services } from '#server/platform/services/services.ts';
import { exportList, type ExportedList, type ListFile } from './exportList.ts';
import {
  exportedApplications,
  exportedAuditLog,
  exportedCustomers,
  exportedMails,
  exportedPartners,
  exportedRequests,
  exportedUsers,
} from './exportedLists.ts';

type ExportedSection = Exclude<AdminSection, 'overview' | 'categories' | 'access' | 'funnels'>;

/** A list by the field that lists it page by page. */
interface Exported {
  readonly section: ExportedSection;
  readonly field: string;
  readonly take: (services: Services, given: object) => Promise<ListFile>;
}

/** A page, because a query needs one; the file has all of them. */
const anyPage = { page: 1, size: limits.pageSize };

function exported<Filter, Row>(
  section: ExportedSection,
  field: string,
  filterOf: (given: never) => Filter,
  list: ExportedList<Filter, Row>,
): Exported {
  return {
    section,
    field,
    // What is given has been read by the schema of the field.
    take: (services, given) => exportList(services.db, list, filterOf({ ...given, ...anyPage } as never)),
  };
}

const exportedLists: readonly Exported[] = [
  exported('users', 'adminUsers', parseUserQuery, exportedUsers),
  exported('customers', 'adminCustomers', parseCustomerQuery, exportedCustomers),
  exported('partners', 'adminPartners', parsePartnerQuery, exportedPartners),
  exported('requests', 'queuedRequests', parseRequestQuery, exportedRequests),
  exported('affiliates', 'affiliateApplications', parseApplicationQuery, exportedApplications),
  exported('audit', 'auditLog', parseAuditQuery, exportedAuditLog),
  exported('outbox', 'loggedMails', parseMailQuery, exportedMails),
];

/**
 * The lists of the administration as CSV files, filtered and ordered as their GraphQL fields are; administrators
 * only. That somebody took one is written into the audit log before the first row goes out.
 */
export function exportListRoutes(app: FastifyInstance, services: Services): void {
  // Reads the whole schema: when the first file is asked for, not at each start.
  let readArguments: ReturnType<typeof readArgumentsOf> | undefined;
  for (const { section, field, take } of exportedLists) {
    app.route({
      method: 'GET',
      url: `/api/admin/exports/${section}.csv`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const person = await services.authorizer.requireSignedIn(request.headers.authorization);
        requireAccess(person, 'adminPage');
        readArguments ??= readArgumentsOf();
        const given = readArguments(field)(request.query as QueryOfAddress);
        const { rows, isCut, text } = await take(services, given);
        await audit(
          services.db,
          { person, requestId: request.id },
          {
            action: `list.export.${section}`,
            entityId: section,
            label: adminTitles[section],
            before: null,
            after: { ...toValues(given), rows },
          },
        );
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

/** The filter of a file as the audit log holds it. The order is left out: the file has the same rows in any. */
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
