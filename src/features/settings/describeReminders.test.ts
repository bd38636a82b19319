import { expect, it } from 'vitest';
import { insurance } from '#tests/support/account.ts';
import { describeReminders } from './describeReminders.ts';

const dana = { id: '20', name: 'Dana Lee', isSelf: true, isActive: true };
const others = ['Sam Ortiz', 'Priya Nair', 'Tom Becker'].map((name, index) => ({
  id: String(index),
  name,
  isSelf: false,
  isActive: true,
}));
const gone = { id: '40', name: 'Sam Reed', isSelf: false, isActive: false };

it.each([
  [{ recipients: [dana] }, '30, 14, 7 days, to you'],
  [{ recipients: [...others.slice(0, 1), dana] }, '30, 14, 7 days, to you and Sam Ortiz'],
  [{ recipients: [dana, ...others] }, '30, 14, 7 days, to you, Sam Ortiz and 2 more'],
  [{ remindDays: [1] }, '1 day, to you'],
  [{ recipients: [gone, dana] }, '30, 14, 7 days, to you and Sam Reed (not active)'],
  [{ recipients: [gone, ...others] }, '30, 14, 7 days, to Sam Ortiz, Priya Nair and 2 more'],
  [{ recipients: [gone] }, '30, 14, 7 days, to the owners: nobody chosen is active'],
  [{ remindDays: [] }, 'None'],
  [{ remindersStopped: true }, 'Stopped'],
  [{ daysLeft: -1 }, 'Reminders ended'],
  [{ daysLeft: 0 }, '30, 14, 7 days, to you'],
  [{ daysLeft: -1, snoozedUntil: '2026-11-29' }, 'Off until 11/29/2026'],
  [{ snoozedUntil: '2026-11-29' }, 'Off until 11/29/2026'],
])('the reminders of %j read "%s"', (changes, words) => {
  expect(describeReminders({ ...insurance, ...changes })).toBe(words);
});
