import { expect, it } from 'vitest';
import { listBulkActions, listUserActions } from './userActions.ts';

const active = { status: 'active', isEmailConfirmed: true, isSelf: false } as const;

it.each([
  [active, ['signOut', 'sendResetLink', 'deactivate']],
  [{ ...active, isEmailConfirmed: false }, ['signOut', 'sendResetLink', 'resendVerification', 'deactivate']],
  [{ ...active, status: 'invited', isEmailConfirmed: false }, ['resendVerification', 'deactivate']],
  [{ ...active, status: 'deactivated' }, ['reactivate']],
] as const)('the bulk actions of %j are %j', (user, actions) => {
  expect(listBulkActions(user)).toEqual(actions);
});

it('signing out requires a session, and unlocking a locked log-in', () => {
  expect(listUserActions({ user: active, sessions: [], isLogInLocked: true })).toEqual([
    'changeRole',
    'unlock',
    'sendResetLink',
    'deactivate',
  ]);
  expect(listUserActions({ user: active, sessions: [{}], isLogInLocked: false })).toContain('signOut');
});

it('a deactivated user can only be reactivated', () => {
  const user = { ...active, status: 'deactivated' } as const;
  expect(listUserActions({ user, sessions: [], isLogInLocked: false })).toEqual(['reactivate']);
});

it('administrators have no actions for themselves', () => {
  const user = { ...active, isSelf: true } as const;
  expect(listBulkActions(user)).toEqual([]);
  expect(listUserActions({ user, sessions: [{}], isLogInLocked: false })).toEqual([]);
});
