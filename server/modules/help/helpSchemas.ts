import * as v from 'valibot';
import { isTimeZone } from '#domain/timeZone.ts';
import { isServedFile, readServedFile, readServedFileSize } from '#server/platform/content/servedFile.ts';
import { weekdays } from './webinarDates.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const paragraphs = v.pipe(v.array(text), v.minLength(1, 'needs a paragraph'));
/** An id that never changes, since addresses and the database contain it. */
const name = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words such as first-steps'));
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-10-01'));
const seconds = v.pipe(v.number(), v.integer('must be whole seconds'), v.minValue(0, 'must not be negative'));
const minutes = v.pipe(v.number(), v.integer('must be whole minutes'), v.minValue(1, 'must be 1 or more'));
const file = v.pipe(
  v.string(),
  v.regex(/^\/help\/[\w-]+\.\w+$/, 'must be a file such as /help/first-steps.pdf'),
  v.check(isServedFile, ({ input }) => `there is no file public${input}`),
);
const page = v.pipe(v.string(), v.regex(/^\/[\w/-]*$/, 'must be a page of the product, such as /dashboard'));
const webAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/\S+$/, 'must be an address that begins with https://'),
);
const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as America/Chicago'));

/** Whether the content is sample content, which has to be replaced. */
const isSample = v.boolean();

interface Identified {
  readonly id: string | number;
}

/** Creates the schema of an array whose entries have distinct ids. */
function listOf<Entry extends Identified>(entry: v.GenericSchema<unknown, Entry>) {
  return v.pipe(
    v.array(entry),
    v.check(
      (entries) => findDuplicate(entries) === undefined,
      ({ input }) => `the id ${findDuplicate(input)} is there twice`,
    ),
  );
}

/** Schema of `content/help/faq.json`. */
export const faqSchema = v.pipe(
  v.object({
    isSample,
    groups: v.array(
      v.object({
        name: text,
        questions: v.array(
          v.object({
            /** Id of the question's anchor, which links contain: it never changes. */
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
    ({ groups }) => findDuplicate(groups.flatMap(({ questions }) => questions)) === undefined,
    ({ input }) =>
      `the id ${findDuplicate(input.groups.flatMap(({ questions }) => questions))} is there twice`,
  ),
);

/** Schema of `content/help/introduction.json` (screens 2.16: at most five sections). */
export const introductionSchema = v.object({
  isSample,
  sections: v.pipe(
    v.array(
      v.object({
        title: text,
        text: paragraphs,
        drawing: v.picklist(['portal', 'plan', 'hoist', 'frame', 'gap']),
      }),
    ),
    v.maxLength(5, 'must be 5 sections at most'),
  ),
});

/** Schema of `content/help/training.json`; adds the size of each file, in bytes. */
export const trainingSchema = v.object({
  isSample,
  trainings: listOf(
    v.pipe(
      v.object({
        id: name,
        title: text,
        summary: text,
        audience: v.picklist(['everybody', 'owners']),
        file,
        minutes,
        updatedOn: day,
      }),
      v.transform((training) => ({ ...training, bytes: readServedFileSize(training.file) })),
    ),
  ),
});

/** Schema of `content/help/webinars.json`; adds transcripts, which it extracts from the captions. */
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
        /** The picture that is shown before the video plays. */
        poster: v.optional(file),
        captions: file,
        seconds,
        recordedOn: day,
        chapters: v.array(v.object({ at: seconds, title: text })),
      }),
      v.transform((webinar) => ({
        ...webinar,
        transcript: extractTranscript(readServedFile(webinar.captions)),
      })),
    ),
  ),
});

function findDuplicate(entries: readonly Identified[]): Identified['id'] | undefined {
  const ids = entries.map(({ id }) => id);
  return ids.find((id, index) => ids.indexOf(id) < index);
}

/** Extracts the text of a WebVTT file, cue by cue, without settings and markup (W3C WebVTT, section 4). */
export function extractTranscript(captions: string): string[] {
  const blocks = captions.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => line.includes(' --> '));
    if (timing === -1) return [];
    const said = lines.slice(timing + 1).join(' ');
    return [said.replaceAll(/<[^>]*>/g, '').trim()];
  });
}
