import { pageTarget, partnerTarget, type AccessTarget } from '#domain/accessTarget.ts';
import { unknownUser } from '#server/modules/people/users.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { explainAccess } from './explainAccess.ts';
import { toAccessExplanation } from './toAccessExplanation.ts';

export const accessExplanationQueries: Queries<'explainAccess'> = {
  explainAccess: async (_parent, { userId, path = null, partnerId = null }, context) => {
    const { person } = await requireAdministrator(context);
    const target = targetOf(path, partnerId);
    const found = await explainAccess(context.services.db, parseId(userId, unknownUser), target);
    return toAccessExplanation(found, person);
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
