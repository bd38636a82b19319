import type { Verdict } from '#domain/access.ts';
import { pageTarget, partnerTarget, type AccessTarget } from '#domain/accessTarget.ts';
import type { AccessVerdict } from '#graphql/resolvers.ts';
import { unknownUser } from '#server/modules/people/users.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Part } from '#server/platform/part.ts';
import { explainAccess } from './explainAccess.ts';

export const accessExplanationQueries = {
  explainAccess: async (_parent, { userId, path = null, partnerId = null }, context) => {
    await requireAdministrator(context);
    const target = targetOf(path, partnerId);
    const id = parseId(userId, unknownUser);
    return toAccessExplanation(await explainAccess(context.services.db, id, target));
  },
} satisfies Part['queries'];

/** @throws {Problem} VALIDATION_FAILED unless exactly one of `path` and `partnerId` is given; NOT_FOUND if unknown */
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

function toAccessExplanation(found: Awaited<ReturnType<typeof explainAccess>>) {
  const { decision, target } = found;
  return {
    ...found,
    path: target.page.path,
    partnerId: target.offer && target.offer.id,
    isAllowed: decision.outcome === 'allow',
    redirectTo: 'to' in decision ? decision.to : null,
    reason: 'reason' in decision ? decision.reason : null,
    viewer: found.viewer.kind,
    access: target.page.access,
    verdict: toVerdict(found.verdict),
  };
}

function toVerdict(verdict: Verdict): AccessVerdict {
  if (verdict === 'allow' || verdict === 'ifIncluded') return verdict;
  return verdict.to === 'home' ? 'home' : 'notFound';
}
