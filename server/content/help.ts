import type * as v from 'valibot';
import { faqSchema, introductionSchema, trainingSchema, webinarsSchema } from './helpSchemas.ts';
import { readContent } from './readContent.ts';
import { readServed, sizeOf } from './servedFile.ts';
import { transcriptOf } from './transcript.ts';

type Trainings = v.InferOutput<typeof trainingSchema>;
type Webinars = v.InferOutput<typeof webinarsSchema>;

export type FaqQuestion = v.InferOutput<typeof faqSchema>['groups'][number]['questions'][number];
export type Webinar = Webinars['upcoming'][number];

/** A training with what its file says of itself. */
export interface Training extends Readonly<Trainings['trainings'][number]> {
  readonly bytes: number;
}

/** A recorded webinar with what its captions say. */
export interface RecordedWebinar extends Readonly<Webinars['recorded'][number]> {
  readonly transcript: readonly string[];
}

/** What the help pages say (screens 2.16), as the files of `content/help` have it. */
export interface HelpContent {
  readonly faq: v.InferOutput<typeof faqSchema>;
  readonly introduction: v.InferOutput<typeof introductionSchema>;
  readonly training: { readonly isSample: boolean; readonly trainings: readonly Training[] };
  readonly webinars: {
    readonly isSample: boolean;
    readonly upcoming: readonly Webinar[];
    readonly recorded: readonly RecordedWebinar[];
  };
}

/** @throws {StartupError} where a file is missing or wrong, naming it and the place in it */
export function readHelp(): HelpContent {
  const { trainings, ...training } = readContent('help/training.json', trainingSchema);
  const { recorded, ...webinars } = readContent('help/webinars.json', webinarsSchema);
  return {
    faq: readContent('help/faq.json', faqSchema),
    introduction: readContent('help/introduction.json', introductionSchema),
    training: {
      ...training,
      trainings: trainings.map((entry) => ({ ...entry, bytes: sizeOf(entry.file) })),
    },
    webinars: {
      ...webinars,
      recorded: recorded.map((entry) => ({
        ...entry,
        transcript: transcriptOf(readServed(entry.captions)),
      })),
    },
  };
}
