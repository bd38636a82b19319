import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import type { MutationResolvers, OwnApplication, QueryResolvers } from '#graphql/resolvers.ts';
import { answerQuestion, findOwnApplication } from '#server/commands/ownApplication.ts';
import { parse } from '#server/http/parse.ts';
import { presentedStates } from '#server/present/affiliateApplication.ts';
import type { GraphQLContext } from './context.ts';

const answerSchema = v.object({ answer: requiredText('Answer', limits.applicationWordsLength) });

export const ownApplicationQueries: Pick<QueryResolvers<GraphQLContext>, 'ownApplication'> = {
  ownApplication: async (_parent, _arguments, { services, requireSignedIn }) => {
    const own = await findOwnApplication(services.db, await requireSignedIn());
    return own && present(own);
  },
};

/** What applicants do with their application. */
export const ownApplicationMutations: Pick<MutationResolvers<GraphQLContext>, 'answerApplicationQuestion'> = {
  answerApplicationQuestion: async (_parent, { version, ...sent }, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    const { answer } = parse(answerSchema, sent);
    return present(await answerQuestion(services.db, person, { version, answer }));
  },
};

function present({
  id,
  state,
  question,
  answer,
  reason,
  version,
}: NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>): OwnApplication {
  return { id, state: presentedStates[state], question, answer, reason, version };
}
