import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { FaqDocument, IntroductionDocument, TrainingsDocument, WebinarsDocument } from '#graphql/hooks.ts';

const documents = {
  faq: FaqDocument,
  introduction: IntroductionDocument,
  training: TrainingsDocument,
  webinar: WebinarsDocument,
};

export type HelpPage = keyof typeof documents;

/** Asks for what a help page says ahead of its drawing, which then finds it under way. */
export async function queryHelp(client: ApolloClient, page: HelpPage, aheadOf: string): Promise<void> {
  await askAhead(client, documents[page], {}, { aheadOf });
}
