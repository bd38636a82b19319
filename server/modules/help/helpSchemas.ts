import * as v from 'valibot';
import { isTimeZone } from '#domain/timeZone.ts';
import { isServed, readServed, sizeOf } from '#server/platform/content/servedFile.ts';
import { transcriptOf } from './transcript.ts';
import { weekdays } from './webinarDates.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const paragraphs = v.pipe(v.array(text), v.minLength(1, 'needs a paragraph'));
/** Stands in addresses and in the database: it stays when the words change. */
const name = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words such as first-steps'));
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-10-01'));
const seconds = v.pipe(v.number(), v.integer('must be whole seconds'), v.minValue(0, 'must not be negative'));
const minutes = v.pipe(v.number(), v.integer('must be whole minutes'), v.minValue(1, 'must be 1 or more'));
const file = v.pipe(
  v.string(),
  v.regex(/^\/help\/[\w-]+\.\w+$/, 'must be a file such as /help/first-steps.pdf'),
  v.check(isServed, ({ input }) => `there is no file public${input}`),
);
const page = v.pipe(v.string(), v.regex(/^\/[\w/-]*$/, 'must be a page of the product, such as /dashboard'));
const webAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/\S+$/, 'must be an address that begins with https://'),
);
const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as America/Chicago'));

/** Marks words that are there to be replaced. */
const isSample = v.boolean();

/** An array in which no two entries have the same id. */
function listOf<Entry extends { readonly id: string | number }>(entry: v.GenericSchema<unknown, Entry>) {
  return v.pipe(
    v.array(entry),
    v.check(
      (entries) => findDouble(entries) === undefined,
      ({ input }) => `the id ${findDouble(input)} is there twice`,
    ),
  );
}

/** `content/help/faq.json`. */
export const faqSchema = v.pipe(
  v.object({
    isSample,
    groups: v.array(
      v.object({
        name: text,
        questions: v.array(
          v.object({
            /** Its anchor, for ever: links lead to it. */
            id: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
            question: text,
            answer: paragraphs,
            link: v.optional(v.object({ label: text, href: page })),
          }),
        ),
      }),
    ),
  }),
  v.check(
    ({ groups }) => findDouble(groups.flatMap(({ questions }) => questions)) === undefined,
    ({ input }) => `the id ${findDouble(input.groups.flatMap(({ questions }) => questions))} is there twice`,
  ),
);

/** `content/help/introduction.json` (screens 2.16: at most five sections). */
export const introductionSchema = v.object({
  isSample,
  sections: v.pipe(
    v.array(
      v.object({
        title: text,
        text: paragraphs,
        drawing: v.picklist(['PORTAL', 'PLAN', 'HOIST', 'FRAME', 'GAP']),
      }),
    ),
    v.maxLength(5, 'must be 5 sections at most'),
  ),
});

/** `content/help/training.json`, with what the files say of themselves. */
export const trainingSchema = v.object({
  isSample,
  trainings: listOf(
    v.pipe(
      v.object({
        id: name,
        title: text,
        summary: text,
        audience: v.picklist(['EVERYBODY', 'OWNERS']),
        file,
        minutes,
        updatedOn: day,
      }),
      v.transform((training) => ({ ...training, bytes: sizeOf(training.file) })),
    ),
  ),
});

/** `content/help/webinars.json`, with what the captions say. */
export const webinarsSchema = v.object({
  isSample,
  upcoming: listOf(
    v.object({
      id: name,
      title: text,
      summary: text,
      minutes,
      joinUrl: webAddress,
      repeats: v.pipe(
        v.object({
          everyWeeks: v.pipe(
            v.number(),
            v.integer('must be whole weeks'),
            v.minValue(1, 'must be 1 or more'),
          ),
          week: v.pipe(v.number(), v.integer('must be a whole week'), v.minValue(0, 'must be 0 or more')),
          weekday: v.picklist(weekdays),
          time: v.pipe(v.string(), v.isoTime('must be a time such as 11:00')),
          timeZone,
        }),
        v.check(({ everyWeeks, week }) => week < everyWeeks, 'week must be less than everyWeeks'),
      ),
    }),
  ),
  recorded: listOf(
    v.pipe(
      v.object({
        id: name,
        title: text,
        summary: text,
        video: file,
        /** What is seen before it plays. */
        poster: v.optional(file),
        captions: file,
        seconds,
        recordedOn: day,
        chapters: v.array(v.object({ at: seconds, title: text })),
      }),
      v.transform((webinar) => ({ ...webinar, transcript: transcriptOf(readServed(webinar.captions)) })),
    ),
  ),
});

function findDouble(entries: readonly { readonly id: string | number }[]): string | number | undefined {
  const seen = new Set<string | number>();
  return entries.find(({ id }) => seen.size === seen.add(id).size)?.id;
}
