import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readServedFileSize } from '#server/platform/content/servedFile.ts';
import { readHelpContent } from './help.ts';
import {
  faqSchema,
  introductionSchema,
  trainingSchema,
  extractTranscript,
  webinarsSchema,
} from './helpSchemas.ts';

function faultOf(schema: v.GenericSchema, content: unknown): string {
  const { issues } = v.safeParse(schema, content);
  return issues ? `${v.getDotPath(issues[0]) ?? 'the file'}: ${issues[0].message}` : 'none';
}

const question = { id: 1, question: 'Why?', answer: ['So.'] };
const faqOf = (...questions: object[]) => ({ isSample: true, groups: [{ name: 'Account', questions }] });
const training = {
  id: 'first-steps',
  title: 'First steps',
  summary: 'How to begin.',
  audience: 'everybody',
  file: '/help/first-steps.pdf',
  minutes: 5,
  updatedOn: '2026-10-01',
};
const trainingsOf = (...trainings: object[]) => ({ isSample: true, trainings });
const repeats = { everyWeeks: 2, week: 0, weekday: 'Monday', time: '11:00', timeZone: 'America/Chicago' };
const webinarsOf = (changes: object) => ({
  isSample: true,
  recorded: [],
  upcoming: [
    {
      id: 'tour',
      title: 'Tour',
      summary: 'A tour.',
      minutes: 30,
      joinUrl: 'https://webinar.example/tour',
      repeats: { ...repeats, ...changes },
    },
  ],
});
const section = { title: 'One', text: ['Word.'], drawing: 'portal' };

describe('the schemas of the help content report', () => {
  const cases: readonly (readonly [v.GenericSchema, object, string])[] = [
    [faqSchema, faqOf(question), 'none'],
    [faqSchema, faqOf({ ...question, answer: [] }), 'groups.0.questions.0.answer: needs a paragraph'],
    [faqSchema, faqOf({ ...question, question: ' ' }), 'groups.0.questions.0.question: must not be empty'],
    [faqSchema, faqOf(question, question), 'the file: the id 1 is there twice'],
    [
      faqSchema,
      faqOf({ ...question, link: { label: 'Away', href: '//evil.example' } }),
      'groups.0.questions.0.link.href: must be a page of the product, such as /dashboard',
    ],
    [trainingSchema, trainingsOf(training), 'none'],
    [
      trainingSchema,
      trainingsOf({ ...training, file: '/help/missing.pdf' }),
      'trainings.0.file: there is no file public/help/missing.pdf',
    ],
    [
      trainingSchema,
      trainingsOf({ ...training, file: '/help/../../package.json' }),
      'trainings.0.file: must be a file such as /help/first-steps.pdf',
    ],
    [trainingSchema, trainingsOf(training, training), 'trainings: the id first-steps is there twice'],
    [webinarsSchema, webinarsOf({}), 'none'],
    [webinarsSchema, webinarsOf({ week: 2 }), 'upcoming.0.repeats: week must be less than everyWeeks'],
    [
      webinarsSchema,
      webinarsOf({ timeZone: 'Mars/Olympus' }),
      'upcoming.0.repeats.timeZone: must be a time zone such as America/Chicago',
    ],
    [introductionSchema, { isSample: true, sections: Array.from({ length: 5 }, () => section) }, 'none'],
    [
      introductionSchema,
      { isSample: true, sections: Array.from({ length: 6 }, () => section) },
      'sections: must be 5 sections at most',
    ],
  ];

  it.each(cases.map(([schema, content, fault]) => [fault, schema, content] as const))(
    '%s',
    (fault, schema, content) => {
      expect(faultOf(schema, content)).toBe(fault);
    },
  );
});

it('the help content has five groups of questions, a drawing for each section, small files, and transcripts', () => {
  const { faq, introduction, training: list, webinars } = readHelpContent();
  expect(faq.groups.map(({ name }) => name)).toEqual([
    'Account',
    'Offers',
    'Team',
    'Certificates',
    'Privacy',
  ]);
  expect(JSON.stringify(faq)).not.toMatch(/\{\w+\}/);
  for (const { file, bytes } of list.trainings) {
    expect([readServedFileSize(file), bytes < 60_000]).toEqual([bytes, true]);
  }
  const drawings = introduction.sections.map(({ drawing }) => drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const { video, poster, transcript, chapters, seconds } of webinars.recorded) {
    expect(readServedFileSize(video)).toBeLessThan(300_000);
    expect(poster && readServedFileSize(poster)).toBeLessThan(30_000);
    expect(transcript.length).toBeGreaterThan(3);
    expect(chapters.every(({ at }) => at < seconds)).toBe(true);
  }
});

it('a transcript contains the text of captions without numbers, settings and markup', () => {
  const captions =
    'WEBVTT\r\n\r\nNOTE mine\r\n\r\n1\r\n00:00.000 --> 00:02.000 align:start\r\n<v Dana>Two\r\nlines</v>\r\n\r\n00:02.000 --> 00:03.000\r\nMore.\r\n';
  expect(extractTranscript(captions)).toEqual(['Two lines', 'More.']);
});
