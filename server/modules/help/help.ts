import type * as v from 'valibot';
import { readContent } from '#server/platform/content/readContent.ts';
import { faqSchema, introductionSchema, trainingSchema, webinarsSchema } from './helpSchemas.ts';

/** What the help pages say (screens 2.16). */
export type HelpContent = ReturnType<typeof readHelp>;

export type FaqQuestion = v.InferOutput<typeof faqSchema>['groups'][number]['questions'][number];
export type Training = v.InferOutput<typeof trainingSchema>['trainings'][number];
export type Webinar = v.InferOutput<typeof webinarsSchema>['upcoming'][number];
export type RecordedWebinar = v.InferOutput<typeof webinarsSchema>['recorded'][number];

let content: HelpContent | undefined;

/** Reads the help once. @throws {StartupError} where a file of `content/help` is missing or wrong, naming it and the place in it */
export function helpContent(): HelpContent {
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
