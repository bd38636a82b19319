import { expect, it } from 'vitest';
import { readTrainingFilter, selectTrainings, type Training } from './trainingFilter.ts';

const training = (id: string, audience: Training['audience']): Training => ({
  id,
  title: id,
  summary: 'Sample.',
  audience,
  href: `/help/${id}.pdf`,
  format: 'PDF',
  bytes: 49_043,
  minutes: 5,
  updatedOn: '2026-10-01',
  isCompleted: false,
});
const trainings = [training('steps', 'everybody'), training('team', 'owners')];

it.each([
  [null, ['steps', 'team']],
  ['owners', ['team']],
  [' OWNERS ', ['team']],
  ['everybody', ['steps']],
  ['nobody', ['steps', 'team']],
  ['', ['steps', 'team']],
])('the audience %j in the URL selects the trainings %j', (value, expected) => {
  expect(selectTrainings(trainings, readTrainingFilter(value)).map(({ id }) => id)).toEqual(expected);
});
