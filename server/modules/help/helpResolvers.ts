import type {
  FaqQuestion as PresentedQuestion,
  RecordedWebinar as PresentedRecording,
  Training as PresentedTraining,
  UpcomingWebinar,
} from '#graphql/resolvers.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { requireRegularUser } from '#server/platform/graphql/ownerRequests.ts';
import type { Part } from '#server/platform/part.ts';
import { readHelpContent, type FaqQuestion, type RecordedWebinar, type Training } from './help.ts';
import { findCompletedTrainingIds, markTraining } from './markTraining.ts';
import { rateAnswer, findFaqVotes } from './rateAnswer.ts';
import { registerForWebinar, findRegisteredDateIds, unregisterFromWebinar } from './registerForWebinar.ts';
import { listUpcomingWebinarDates, type WebinarDate } from './listUpcomingWebinarDates.ts';

const requireReader = async (context: GraphQLContext) => (await requireRegularUser(context)).user;

/** Queries for the content of the help pages (screens 2.16), and for what the person has done there. */
export const helpQueries = {
  faq: async (_parent, _arguments, context) => {
    const { db } = context.services;
    const help = readHelpContent();
    const votes = await findFaqVotes(db, (await requireReader(context)).id);
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
    return readHelpContent().introduction;
  },
  trainings: async (_parent, _arguments, context) => {
    const { db } = context.services;
    const help = readHelpContent();
    const completed = await findCompletedTrainingIds(db, (await requireReader(context)).id);
    return {
      isSample: help.training.isSample,
      trainings: help.training.trainings.map((training) => toTraining(training, completed.has(training.id))),
    };
  },
  webinars: async (_parent, _arguments, context) => {
    const { db } = context.services;
    const help = readHelpContent();
    const { id, timeZone } = await requireReader(context);
    const registered = await findRegisteredDateIds(db, id);
    return {
      isSample: help.webinars.isSample,
      timeZone,
      upcoming: listUpcomingWebinarDates(new Date()).map((date) => toUpcoming(date, registered.has(date.id))),
      recorded: help.webinars.recorded.map(toRecording),
    };
  },
} satisfies Part['queries'];

/** Mutations of the help pages, all idempotent. */
export const helpMutations = {
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
} satisfies Part['mutations'];

function toQuestion(question: FaqQuestion, helped: boolean | undefined): PresentedQuestion {
  return { ...question, link: question.link ?? null, helped: helped ?? null };
}

function toTraining({ file, ...training }: Training, isCompleted: boolean): PresentedTraining {
  const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  return { ...training, href: file, format, isCompleted };
}

/** Converts a webinar's date to its GraphQL type. Only people who are registered get the address for joining. */
function toUpcoming({ id, webinar, startsAt }: WebinarDate, isRegistered: boolean): UpcomingWebinar {
  return { ...webinar, id, startsAt, isRegistered, joinUrl: isRegistered ? webinar.joinUrl : null };
}

function toRecording({ video, poster, captions, ...recording }: RecordedWebinar): PresentedRecording {
  return { ...recording, videoHref: video, posterHref: poster ?? null, captionsHref: captions };
}
