import { expect, it } from 'vitest';
import { businessDaysSince } from './businessDays.ts';

const at = (day: string) => new Date(`${day}T18:00:00Z`);

it.each([
  // A Friday.
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-20', '2026-11-27', 5],
  ['2026-11-20', '2026-11-30', 6],
  ['2026-11-22', '2026-11-23', 1],
  ['2026-11-16', '2026-11-20', 4],
  ['2025-12-31', '2026-12-31', 261],
])('from %s to %s there are %d business days', (from, to, days) => {
  expect(businessDaysSince(at(from), at(to))).toBe(days);
});
