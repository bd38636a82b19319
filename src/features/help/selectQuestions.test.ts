import { describe, expect, it } from 'vitest';
import { formatPlaybackTime } from './formatPlaybackTime.ts';
import { selectQuestions, type FaqGroup } from './selectQuestions.ts';
import { formatQuestionAnchor, readQuestionAnchor } from './useOpenQuestions.ts';

const question = (id: number, words: string, ...answer: string[]) => ({
  id,
  question: words,
  answer,
  link: null,
  helped: null,
});
const groups: readonly FaqGroup[] = [
  {
    name: 'Account',
    questions: [
      question(1, 'How do I change my password?', 'Log out.', 'We send a link.'),
      question(2, "I didn't get an email", 'Look into your spam folder.'),
    ],
  },
  { name: 'Offers', questions: [question(12, 'What does it cost?', 'Nothing (at first).')] },
];

describe('the search over questions', () => {
  it.each([
    ['', { Account: [1, 2], Offers: [12] }],
    ['   ', { Account: [1, 2], Offers: [12] }],
    ['PASSWORD', { Account: [1] }],
    ['link  password', { Account: [1] }],
    ['password spam', {}],
    ['spam', { Account: [2] }],
    ['didn’t', { Account: [2] }],
    ['offers', { Offers: [12] }],
    ['(at', { Offers: [12] }],
    ['wombat', {}],
  ])('for %j finds %j', (search, expected) => {
    const shown = selectQuestions(groups, search);
    expect(
      Object.fromEntries(shown.map(({ name, questions }) => [name, questions.map(({ id }) => id)])),
    ).toEqual(expected);
  });
});

it.each([
  [`#${formatQuestionAnchor(12)}`, 12],
  ['#faq-0012', 12],
  ['', null],
  ['#faq-', null],
  ['#faq-12a', null],
  ['#faq--1', null],
  [`#faq-${'9'.repeat(30)}`, null],
  ['#within', null],
])('the fragment %j names question %j', (hash, id) => {
  expect(readQuestionAnchor(hash)).toBe(id);
});

it.each([
  [0, '0:00'],
  [48, '0:48'],
  [605, '10:05'],
  [3725, '1:02:05'],
])('a position of %d seconds is shown as %s', (seconds, shown) => {
  expect(formatPlaybackTime(seconds)).toBe(shown);
});
