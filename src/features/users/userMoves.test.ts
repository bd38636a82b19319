import { expect, it } from 'vitest';
import { bulkMovesOf, movesOf } from './userMoves.ts';

const active = { status: 'active', isEmailConfirmed: true, isSelf: false } as const;

it.each([
  [active, ['SIGN_OUT', 'SEND_RESET_LINK', 'DEACTIVATE']],
  [
    { ...active, isEmailConfirmed: false },
    ['SIGN_OUT', 'SEND_RESET_LINK', 'RESEND_VERIFICATION', 'DEACTIVATE'],
  ],
  [{ ...active, status: 'invited', isEmailConfirmed: false }, ['RESEND_VERIFICATION', 'DEACTIVATE']],
  [{ ...active, status: 'deactivated' }, ['REACTIVATE']],
] as const)('of %j all that can be done at once is %j', (user, moves) => {
  expect(bulkMovesOf(user)).toEqual(moves);
});

it('signs out only who is logged in, and unlocks only who is locked out', () => {
  expect(movesOf({ user: active, sessions: [], isLogInLocked: true })).toEqual([
    'CHANGE_ROLE',
    'UNLOCK',
    'SEND_RESET_LINK',
    'DEACTIVATE',
  ]);
  expect(movesOf({ user: active, sessions: [{}], isLogInLocked: false })).toContain('SIGN_OUT');
});

it('leaves the role of whoever is deactivated', () => {
  const user = { ...active, status: 'deactivated' } as const;
  expect(movesOf({ user, sessions: [], isLogInLocked: false })).toEqual(['REACTIVATE']);
});

it('offers nothing of what would be refused to oneself', () => {
  const user = { ...active, isSelf: true } as const;
  expect(bulkMovesOf(user)).toEqual([]);
  expect(movesOf({ user, sessions: [{}], isLogInLocked: false })).toEqual([]);
});
