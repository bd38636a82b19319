import { sitePageAt } from '#domain/sitePages.ts';
import type { QueryResolvers } from '#graphql/resolvers.ts';
import { explainAccess } from '#server/admin/explainAccess.ts';
import { unknownUser } from '#server/admin/users.ts';
import { parseId } from '#server/http/parseId.ts';
import { Problem } from '#server/http/problem.ts';
import { presentAccessExplanation } from '#server/present/accessExplanation.ts';
import type { GraphQLContext } from './context.ts';
import { requireAdministrator } from './requireAdministrator.ts';

export const accessExplanationQueries: Pick<QueryResolvers<GraphQLContext>, 'explainAccess'> = {
  explainAccess: async (_parent, { userId, path }, context) => {
    const { person } = await requireAdministrator(context);
    const page = sitePageAt(path);
    if (!page) throw new Problem('NOT_FOUND', "We don't know that page");
    const found = await explainAccess(context.services, parseId(userId, unknownUser), page);
    return presentAccessExplanation(found, person);
  },
};
