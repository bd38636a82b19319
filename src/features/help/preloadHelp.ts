import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { paths } from '#domain/paths.ts';
import { FaqDocument, IntroductionDocument, TrainingsDocument, WebinarsDocument } from '#graphql/hooks.ts';

const documents: Readonly<
  Record<string, Parameters<typeof preloadQuery<Record<string, never>>>[1] | undefined>
> = {
  [paths.faq]: FaqDocument,
  [paths.introduction]: IntroductionDocument,
  [paths.training]: TrainingsDocument,
  [paths.webinar]: WebinarsDocument,
};

/** Preloads the content of the help page at a path; does nothing at other paths. */
export const preloadHelp: PreloadPageData = async (data, { path }) => {
  const document = documents[path];
  if (document) await preloadQuery(data, document, {}, { aheadOf: path });
};
