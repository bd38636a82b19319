import { pageTarget, partnerTarget, type AccessTarget } from '#domain/accessTarget.ts';
import type { QueryResolvers } from '#graphql/resolvers.ts';
import { explainAccess } from './explainAccess.ts';
import { unknownUser } from '#server/modules/people/users.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { presentAccessExplanation } from './presentAccessExplanation.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';

export const accessExplanationQueries: Pick<QueryResolvers<GraphQLContext>, 'explainAccess'> = {
  explainAccess: async (_parent, { userId, path = null, partnerId = null }, context) => {
    const { person } = await requireAdministrator(context);
    const target = targetOf(path, partnerId);
    const found = await explainAccess(context.services, parseId(userId, unknownUser), target);
    return presentAccessExplanation(found, person);
  },
};

/** @throws {Problem} VALIDATION_FAILED unless one of the two is named; NOT_FOUND */
function targetOf(path: string | null, partnerId: string | number | null): AccessTarget {
  if ((path === null) === (partnerId === null)) {
    throw new Problem('VALIDATION_FAILED', 'Name either a page or a partner');
  }
  const target = path === null ? partnerTarget(parseId(partnerId ?? '', unknownTarget)) : pageTarget(path);
  if (!target) throw unknownTarget();
  return target;
}

function unknownTarget(): Problem {
  return new Problem('NOT_FOUND', "We don't know that page or partner");
}
