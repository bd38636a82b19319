import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import type { Part } from '#server/platform/part.ts';
import { exportListRoutes } from './exportListRoutes.ts';
import { readOverview } from './overview.ts';
import { searchQueries } from './searchResolvers.ts';

const overviewQueries: Queries<'overview'> = {
  overview: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return { ...(await readOverview(context.services.db)), asOf: new Date() };
  },
};

export const overviewPart = {
  queries: { ...overviewQueries, ...searchQueries },
  routes: [exportListRoutes],
} satisfies Part;
