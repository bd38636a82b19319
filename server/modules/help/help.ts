import { readContent } from '#server/platform/content/readContent.ts';
import { faqSchema, introductionSchema, trainingSchema, webinarsSchema } from './helpSchemas.ts';

type HelpContent = ReturnType<typeof readHelp>;

export type FaqQuestion = HelpContent['faq']['groups'][number]['questions'][number];
export type Training = HelpContent['training']['trainings'][number];
export type Webinar = HelpContent['webinars']['upcoming'][number];
export type RecordedWebinar = HelpContent['webinars']['recorded'][number];

let content: HelpContent | undefined;

/**
 * Returns the content of the help pages (screens 2.16), which the first call reads.
 * @throws {StartupError} that names the file of `content/help` and the place in it, if a file is missing or invalid
 */
export function readHelpContent(): HelpContent {
  content ??= readHelp();
  return content;
}

function readHelp() {
  return {
    faq: readContent('help/faq.json', faqSchema),
    introduction: readContent('help/introduction.json', introductionSchema),
    training: readContent('help/training.json', trainingSchema),
    webinars: readContent('help/webinars.json', webinarsSchema),
  };
}
