import { expect, it, vi } from 'vitest';
import { fullName, initials, getPersonRoleKind, type UserInfo } from './userInfo.ts';

it.each([
  ['Dana', 'Lee', 'DL'],
  ['dana', 'lee', 'DL'],
  ['Éva', "O'Neil", 'ÉO'],
  ['  Sam ', '', 'S'],
  ['', '', ''],
  ['👩‍🔧 Ann', 'Bo', '👩‍🔧B'],
  ['E\u0301va', '1', 'E\u03011'],
])('the initials of %s %s are %s', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected);
});

it('names that begin with ASCII need no segmenter, which is slow to create', () => {
  const create = vi.spyOn(Intl, 'Segmenter');
  initials({ firstName: 'Dana', lastName: 'L' });
  initials({ firstName: '', lastName: '' });
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});

it('a full name without a last name has no trailing space', () => {
  expect(fullName({ firstName: 'Dana', lastName: '' })).toBe('Dana');
});

it.each([
  [[{ id: 1, name: 'SystemAdmin' }], 'systemAdmin'],
  [
    [
      { id: 2, name: 'Owner' },
      { id: 1, name: 'SystemAdmin' },
    ],
    'owner',
  ],
  [[{ id: 3, name: 'User' }], 'user'],
  [[{ id: 99, name: 'Auditor' }], 'other'],
  [[], 'other'],
])('the first role of %j makes the person %s', (roles, expected) => {
  expect(getPersonRoleKind({ roleDetail: { roles } } as unknown as UserInfo)).toBe(expected);
});
