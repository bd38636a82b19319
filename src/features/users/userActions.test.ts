import { expect, it } from 'vitest';
import { bulkActionsOf, actionsOf } from './userActions.ts';

const active = { status: 'active', isEmailConfirmed: true, isSelf: false } as const;

it.each([
  [active, ['signOut', 'sendResetLink', 'deactivate']],
  [{ ...active, isEmailConfirmed: false }, ['signOut', 'sendResetLink', 'resendVerification', 'deactivate']],
  [{ ...active, status: 'invited', isEmailConfirmed: false }, ['resendVerification', 'deactivate']],
  [{ ...active, status: 'deactivated' }, ['reactivate']],
] as const)('the bulk actions of %j are %j', (user, actions) => {
  expect(bulkActionsOf(user)).toEqual(actions);
});

it('signs out only who is logged in, and unlocks only who is locked out', () => {
  expect(actionsOf({ user: active, sessions: [], isLogInLocked: true })).toEqual([
    'changeRole',
    'unlock',
    'sendResetLink',
    'deactivate',
  ]);
  expect(actionsOf({ user: active, sessions: [{}], isLogInLocked: false })).toContain('signOut');
});

it('leaves the role of whoever is deactivated', () => {
  const user = { ...active, status: 'deactivated' } as const;
  expect(actionsOf({ user, sessions: [], isLogInLocked: false })).toEqual(['reactivate']);
});

it('offers nothing of what would be refused to oneself', () => {
  const user = { ...active, isSelf: true } as const;
  expect(bulkActionsOf(user)).toEqual([]);
  expect(actionsOf({ user, sessions: [{}], isLogInLocked: false })).toEqual([]);
});
