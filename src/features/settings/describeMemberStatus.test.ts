import { expect, it } from 'vitest';
import { describeMemberStatus } from './describeMemberStatus.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['active', null, 'Active'],
  ['deactivated', null, 'Deactivated'],
  ['invited', null, 'Invited, without a link'],
  ['invited', '2026-11-27T12:00:00Z', 'Invited, expires 11/27/2026'],
  ['invited', '2026-11-20T12:00:00Z', 'Invitation expired 11/20/2026'],
] as const)('the status %s with an invitation until %s reads "%s"', (status, invitationEndsAt, text) => {
  expect(describeMemberStatus({ status, invitationEndsAt }, noon).label).toBe(text);
});
