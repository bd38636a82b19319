import * as v from 'valibot';
import { applicationStates } from '#domain/affiliate.ts';
import { limits } from '#domain/limits.ts';
import { optionalText } from '#domain/textFields.ts';
import type {
  ApplicationDecisionInput,
  ApplicationOutcome,
  MutationResolvers,
  QueryAffiliateApplicationsArgs,
  QueryResolvers,
} from '#graphql/resolvers.ts';
import {
  decideApplication,
  findApplication,
  listApplications,
  type ApplicationQuery,
} from '#server/admin/affiliateApplications.ts';
import type { Administrator } from '#server/admin/audit.ts';
import { unknownApplication, type ApplicationDecision } from '#server/commands/moveApplication.ts';
import type { Database } from '#server/db/database.ts';
import { parse } from '#server/http/parse.ts';
import { parseId } from '#server/http/parseId.ts';
import { Problem } from '#server/http/problem.ts';
import { presentAffiliateApplication, presentedStates } from '#server/present/affiliateApplication.ts';
import { adminListSchema, rowsSchema } from './adminLists.ts';
import type { GraphQLContext } from './context.ts';
import { requireAdministrator } from './requireAdministrator.ts';

const decisionSchema = v.object({
  reason: optionalText('Reason', limits.applicationWordsLength),
  question: optionalText('Question', limits.applicationWordsLength),
});

/** The applications that these arguments ask for. */
export function applicationQueryOf({
  states,
  order,
  descending,
  ...sent
}: QueryAffiliateApplicationsArgs): ApplicationQuery {
  return {
    ...parse(adminListSchema, sent),
    states: applicationStates.filter((state) => states?.includes(presentedStates[state])),
    order: order === 'COMPANY' ? 'company' : 'appliedOn',
    descending: descending ?? false,
  };
}

export const affiliateApplicationQueries: Pick<
  QueryResolvers<GraphQLContext>,
  'affiliateApplications' | 'affiliateApplication'
> = {
  affiliateApplications: async (_parent, given, context) => {
    const { person } = await requireAdministrator(context);
    const { rows, total } = await listApplications(context.services.db, applicationQueryOf(given));
    return { rows: rows.map((row) => presentAffiliateApplication(row, person)), total };
  },
  affiliateApplication: async (_parent, { id }, context) => {
    const { person } = await requireAdministrator(context);
    const found = await findApplication(context.services.db, parseId(id, unknownApplication));
    return presentAffiliateApplication(found, person);
  },
};

/** What administrators do with applications to be an affiliate. */
export const affiliateApplicationMutations: Pick<MutationResolvers<GraphQLContext>, 'decideApplications'> = {
  decideApplications: async (_parent, { rows, decision }, context) => {
    const administrator = await requireAdministrator(context);
    const move = toMove(decision);
    const outcomes: ApplicationOutcome[] = [];
    for (const { id, version } of parse(rowsSchema, rows)) {
      const target = { id: parseId(id, unknownApplication), version };
      outcomes.push(await decideOne(context.services.db, administrator, target, move));
    }
    return outcomes;
  },
};

/** What one refuses the others do not suffer for. */
async function decideOne(
  db: Database,
  administrator: Administrator,
  target: { readonly id: number; readonly version: number },
  move: ApplicationDecision,
): Promise<ApplicationOutcome> {
  try {
    const decided = await decideApplication(db, administrator, target, move);
    const application = presentAffiliateApplication(decided, administrator.person);
    return { id: target.id, application, problem: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id: target.id, application: null, problem: error.message };
  }
}

function toMove({ decision, ...sent }: ApplicationDecisionInput): ApplicationDecision {
  const { reason, question } = parse(decisionSchema, sent);
  switch (decision) {
    case 'REQUEST_INFO':
      return { type: 'info.requested', question: question ?? '' };
    case 'APPROVE':
      return { type: 'application.approved' };
    case 'REJECT':
      return { type: 'application.rejected', reason: reason ?? '' };
    case 'REOPEN':
      return { type: 'application.reopened' };
    case 'SUSPEND':
      return { type: 'affiliate.suspended', reason: reason ?? '' };
    case 'REINSTATE':
    default:
      return { type: 'affiliate.reinstated' };
  }
}
