import { expect, it } from 'vitest';
import { insurance } from '#tests/support/account.ts';
import { reminderWords } from './reminderWords.ts';

const dana = { id: '20', name: 'Dana Lee', isSelf: true };
const others = ['Sam Ortiz', 'Priya Nair', 'Tom Becker'].map((name, index) => ({
  id: String(index),
  name,
  isSelf: false,
}));

it.each([
  [{ recipients: [dana] }, '30, 14, 7 days, to you'],
  [{ recipients: [...others.slice(0, 1), dana] }, '30, 14, 7 days, to you and Sam Ortiz'],
  [{ recipients: [dana, ...others] }, '30, 14, 7 days, to you, Sam Ortiz and 2 more'],
  [{ remindDays: [1] }, '1 day, to you'],
  [{ recipients: [] }, '30, 14, 7 days, to nobody'],
  [{ remindDays: [] }, 'None'],
  [{ remindersStopped: true }, 'Stopped'],
  [{ snoozedUntil: '2026-11-29' }, 'Off until 11/29/2026'],
])('reminders of %j are told as "%s"', (changes, words) => {
  expect(reminderWords({ ...insurance, ...changes })).toBe(words);
});
