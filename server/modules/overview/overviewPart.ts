import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Part } from '#server/platform/part.ts';
import { exportListRoutes } from './exportListRoutes.ts';
import { readOverview } from './overview.ts';
import { searchQueries } from './searchResolvers.ts';

export const overviewPart = {
  queries: {
    ...searchQueries,
    overview: async (_parent, _arguments, context) => {
      await requireAdministrator(context);
      return { ...(await readOverview(context.services.db)), asOf: new Date() };
    },
  },
  routes: [exportListRoutes],
} satisfies Part;
