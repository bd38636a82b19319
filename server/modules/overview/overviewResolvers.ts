import type { QueryResolvers } from '#graphql/resolvers.ts';
import { readOverview } from './overview.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';

export const overviewQueries: Pick<QueryResolvers<GraphQLContext>, 'overview'> = {
  overview: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return { ...(await readOverview(context.services)), asOf: new Date() };
  },
};
