import { expect, it } from 'vitest';
import { bulkMovesOf, movesOf } from './userMoves.ts';

const active = { status: 'ACTIVE', isEmailConfirmed: true } as const;

it.each([
  [active, ['SIGN_OUT', 'SEND_RESET_LINK', 'DEACTIVATE']],
  [
    { status: 'ACTIVE', isEmailConfirmed: false },
    ['SIGN_OUT', 'SEND_RESET_LINK', 'RESEND_VERIFICATION', 'DEACTIVATE'],
  ],
  [{ status: 'INVITED', isEmailConfirmed: false }, ['RESEND_VERIFICATION', 'DEACTIVATE']],
  [{ status: 'DEACTIVATED', isEmailConfirmed: true }, ['REACTIVATE']],
] as const)('of %j all that can be done at once is %j', (user, moves) => {
  expect(bulkMovesOf(user)).toEqual(moves);
});

it('signs out only who is logged in, and unlocks only who is locked out', () => {
  expect(movesOf({ user: { ...active, isSelf: false }, sessions: [], isLogInLocked: true })).toEqual([
    'CHANGE_ROLE',
    'UNLOCK',
    'SEND_RESET_LINK',
    'DEACTIVATE',
  ]);
  expect(movesOf({ user: { ...active, isSelf: false }, sessions: [{}], isLogInLocked: false })).toContain(
    'SIGN_OUT',
  );
});

it('leaves the role of whoever is deactivated', () => {
  const user = { status: 'DEACTIVATED', isEmailConfirmed: true, isSelf: false } as const;
  expect(movesOf({ user, sessions: [], isLogInLocked: false })).toEqual(['REACTIVATE']);
});

it('offers nothing of what would be refused to oneself', () => {
  expect(movesOf({ user: { ...active, isSelf: true }, sessions: [{}], isLogInLocked: false })).toEqual([]);
});
