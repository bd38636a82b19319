import { expect, it } from 'vitest';
import { bulkMovesOf, movesOf } from './userMoves.ts';

const active = { status: 'active', isEmailConfirmed: true, isSelf: false } as const;

it.each([
  [active, ['signOut', 'sendResetLink', 'deactivate']],
  [{ ...active, isEmailConfirmed: false }, ['signOut', 'sendResetLink', 'resendVerification', 'deactivate']],
  [{ ...active, status: 'invited', isEmailConfirmed: false }, ['resendVerification', 'deactivate']],
  [{ ...active, status: 'deactivated' }, ['reactivate']],
] as const)('of %j all that can be done at once is %j', (user, moves) => {
  expect(bulkMovesOf(user)).toEqual(moves);
});

it('signs out only who is logged in, and unlocks only who is locked out', () => {
  expect(movesOf({ user: active, sessions: [], isLogInLocked: true })).toEqual([
    'changeRole',
    'unlock',
    'sendResetLink',
    'deactivate',
  ]);
  expect(movesOf({ user: active, sessions: [{}], isLogInLocked: false })).toContain('signOut');
});

it('leaves the role of whoever is deactivated', () => {
  const user = { ...active, status: 'deactivated' } as const;
  expect(movesOf({ user, sessions: [], isLogInLocked: false })).toEqual(['reactivate']);
});

it('offers nothing of what would be refused to oneself', () => {
  const user = { ...active, isSelf: true } as const;
  expect(bulkMovesOf(user)).toEqual([]);
  expect(movesOf({ user, sessions: [{}], isLogInLocked: false })).toEqual([]);
});
