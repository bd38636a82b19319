import { requireAccess } from '#server/platform/auth/authorize.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { helpContent } from './help.ts';
import { completionsOf, markTraining } from './markTraining.ts';
import { toQuestion, toRecording, toTraining, toUpcoming } from './helpAnswers.ts';
import { rateAnswer, votesOf } from './rateAnswer.ts';
import { registerForWebinar, registrationsOf, unregisterFromWebinar } from './registerForWebinar.ts';
import { upcomingWebinars } from './upcomingWebinars.ts';

/** The person who asks for help: owners and users, as its pages have it. */
async function requireReader({ requireSignedIn }: GraphQLContext) {
  const person = await requireSignedIn();
  requireAccess(person, 'userPage');
  return person.user;
}

/** What the help pages show (screens 2.16), each with what the person has done there. */
export const helpQueries: Queries<'faq' | 'introduction' | 'trainings' | 'webinars'> = {
  faq: async (_parent, _arguments, context) => {
    const { db } = context.services;
    const help = helpContent();
    const votes = await votesOf(db, (await requireReader(context)).id);
    return {
      isSample: help.faq.isSample,
      groups: help.faq.groups.map(({ name, questions }) => ({
        name,
        questions: questions.map((question) => toQuestion(question, votes.get(question.id))),
      })),
    };
  },
  introduction: async (_parent, _arguments, context) => {
    await requireReader(context);
    return helpContent().introduction;
  },
  trainings: async (_parent, _arguments, context) => {
    const { db } = context.services;
    const help = helpContent();
    const completed = await completionsOf(db, (await requireReader(context)).id);
    return {
      isSample: help.training.isSample,
      trainings: help.training.trainings.map((training) => toTraining(training, completed.has(training.id))),
    };
  },
  webinars: async (_parent, _arguments, context) => {
    const { db } = context.services;
    const help = helpContent();
    const { id, timeZone } = await requireReader(context);
    const registered = await registrationsOf(db, id);
    return {
      isSample: help.webinars.isSample,
      timeZone,
      upcoming: upcomingWebinars(new Date()).map((date) => toUpcoming(date, registered.has(date.id))),
      recorded: help.webinars.recorded.map(toRecording),
    };
  },
};

/** What people do on the help pages; doing it twice records it once. */
export const helpMutations: Mutations<
  'rateAnswer' | 'markTraining' | 'registerForWebinar' | 'unregisterFromWebinar'
> = {
  rateAnswer: async (_parent, { questionId, helped }, context) => {
    const { id } = await requireReader(context);
    return toQuestion(await rateAnswer(context.services.db, id, questionId, helped), helped);
  },
  markTraining: async (_parent, { id: trainingId, completed }, context) => {
    const { id } = await requireReader(context);
    return toTraining(await markTraining(context.services.db, id, String(trainingId), completed), completed);
  },
  registerForWebinar: async (_parent, { id: dateId }, context) => {
    const { id } = await requireReader(context);
    return toUpcoming(await registerForWebinar(context.services.db, id, String(dateId)), true);
  },
  unregisterFromWebinar: async (_parent, { id: dateId }, context) => {
    const { id } = await requireReader(context);
    return toUpcoming(await unregisterFromWebinar(context.services.db, id, String(dateId)), false);
  },
};
