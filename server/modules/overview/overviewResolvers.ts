import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import { readOverview } from './overview.ts';

export const overviewQueries: Queries<'overview'> = {
  overview: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return { ...(await readOverview(context.services.db)), asOf: new Date() };
  },
};
