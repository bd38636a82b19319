import type { QueryResolvers } from '#graphql/resolvers.ts';
import { readOverview } from '#server/admin/overview.ts';
import type { GraphQLContext } from './context.ts';
import { requireAdministrator } from './requireAdministrator.ts';

export const overviewQueries: Pick<QueryResolvers<GraphQLContext>, 'overview'> = {
  overview: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return { ...(await readOverview(context.services)), asOf: new Date() };
  },
};
